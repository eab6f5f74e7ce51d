import { useRouteLoaderData } from "react-router";
import type { loader } from "#desk/signed-in.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "./form.tsx";
import { Notice } from "#ui/notices/notice.tsx";

/** What the last form has saved, with its undo; the address names the audit entry: `?done=ID`. */
export function Saved({ page, visibleAs }: { page?: string | undefined; visibleAs?: string | undefined }) {
  const saved = useRouteLoaderData<typeof loader>("signed-in")?.saved;
  if (!saved) return null;
  return (
    <Notice
      kind="done"
      title="Saved"
      action={
        saved.canUndo && (
          <Form action="/desk/log">
            <Button type="submit" variant="line" name="undo" value={saved.id}>
              Undo
            </Button>
          </Form>
        )
      }
    >
      <p>{saved.sentence}</p>
      {page && (
        <p>
          {visibleAs ? `${visibleAs}:` : "Visitors see it within ten seconds:"}{" "}
          <a className="link" href={page}>
            view page
          </a>
        </p>
      )}
    </Notice>
  );
}
