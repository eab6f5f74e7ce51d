import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { ReadableStream as WebStream } from "node:stream/web";
import { explain } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { isFresh, signInAgain } from "#desk/sign-in/fresh.server.ts";
import { OnceMore } from "#desk/sign-in/once-more.tsx";
import { Button } from "#ui/button.tsx";
import { FileField } from "#ui/forms/file-field.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { addToUpload, beginUpload } from "./uploads.server.ts";

const PAGE = "/desk/backup/restore";

export function loader({ request, context }: LoaderFunctionArgs) {
  const isGone = new URL(request.url).searchParams.has("gone");
  return { fresh: isFresh(context), isGone };
}

/** Without script the file comes with the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!isFresh(context)) return signInAgain(PAGE);
  const file = (await readForm(request)).get("file");
  if (!(file instanceof File) || file.size === 0)
    return data({ refused: "Choose a backup first." }, { status: 400 });
  try {
    const id = await beginUpload();
    await addToUpload(id, 0, file.stream() as WebStream<Uint8Array>);
    return redirect(`${PAGE}/${id}`, 303);
  } catch (error) {
    return data({ refused: explain(error).refused ?? "" }, { status: 400 });
  }
}

export default function SendBackup() {
  const { fresh, isGone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  return (
    <Page
      title="Restore a backup"
      lead="Puts back the lists, photos and team of an earlier day. Newer messages are kept."
      back={{ to: "/desk/backup", label: "Backup" }}
      form
    >
      <Refusal reason={refused} />
      {isGone && !refused && <Refusal reason={"The file is no longer here.\nSend it again."} />}
      {fresh ? (
        <form method="post" encType="multipart/form-data" className="stack" data-behavior="send-backup">
          <FileField label="Choose a backup" name="file" accept=".gz,.tgz" required shown />
          <noscript>
            <p className="text-quiet">With JavaScript turned off, the file can be up to 50 MB.</p>
          </noscript>
          <progress hidden max={1} aria-label="Uploading" className="full-width" />
          <p role="alert" hidden className="strong text-accent" />
          <p>The file comes from “Download backup”. You review the changes before anything is restored.</p>
          <Button type="submit" size="lg">
            Review changes
          </Button>
        </form>
      ) : (
        <OnceMore page={PAGE} to="restore a backup" />
      )}
    </Page>
  );
}
