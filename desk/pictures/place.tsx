import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { makeAllSizes, sizesReady } from "#pictures/sizes/picture-sizes.server.ts";
import { cellText } from "#operations/collections/collection.ts";
import { cropPicture, placePicture, restoreOriginal } from "#operations/pictures/site-pictures.operations.ts";
import { placedIn } from "#operations/pictures/place-photo.ts";
import { act, type Answer, explain, respond, textIn } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { cropIn, photoIn } from "./photo.server.ts";
import { sitePlaceNamed } from "#operations/pictures/site-places.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Done } from "#desk/actions/done.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { CropForm } from "./crop-form.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { Sizes } from "./sizes.tsx";

function placeIn(request: Request) {
  const place = sitePlaceNamed(new URL(request.url).searchParams.get("name") ?? "");
  if (!place) throw data(null, { status: 404 });
  return place;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const place = placeIn(request);
  const row = await placedIn(siteDatabase(), place.name);
  const key = row ? cellText(row["picture"]) : `site/${place.name}.webp`;
  return {
    ...place,
    done: new URL(request.url).searchParams.get("done"),
    key,
    src: photoUrl(key, { width: 780, format: "webp" }),
    sizes: row ? await sizesReady(key) : null,
    once: newOnce(),
    own: row && {
      alt: cellText(row["alt"]),
      original: photoUrl(cellText(row["original"]), { width: 1280, format: "webp" }),
      crop: { across: Number(row["across"]), down: Number(row["down"]), closer: Number(row["closer"]) },
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name } = placeIn(request);
  const posted = await readForm(request);
  return once(context, posted, async (gone) => respond(await change(name, posted, context, gone), {}));
}

async function change(
  place: string,
  posted: FormData,
  context: ActionFunctionArgs["context"],
  gone: AbortSignal,
): Promise<Answer | Response> {
  const back = `/desk/pictures/place?name=${place}`;
  const words = textIn(posted, "alt").trim();
  const shared = { posted, labels: { words: "What it shows" } };
  const next = (done: { result: { key: string } } | undefined) => {
    if (done?.result.key) void makeAllSizes(done.result.key);
    return back;
  };
  const button = textIn(posted, "act");
  if (button === "design")
    return act(context, restoreOriginal, { input: { place }, ...shared, next: () => back });
  if (button === "cut")
    return act(context, cropPicture, { input: { place, words, crop: cropIn(posted) }, ...shared, next });
  try {
    const input = { place, words, gone, ...(await photoIn(posted)) };
    return await act(context, placePicture, { input, ...shared, next });
  } catch (error) {
    return explain(error);
  }
}

export default function Place() {
  const {
    label,
    group,
    page,
    done,
    key,
    src,
    sizes,
    own,
    width,
    height,
    once: single,
  } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const refused = answer?.refused ?? answer?.errors?.[0]?.message;
  const draft = useDraft();
  const isOfCrop = draft.act === "cut";
  const sending = (
    <PhotoForm label={own ? "Show this one instead" : "Show it here"} once={single}>
      <Field
        label="What does it show, for somebody who can’t see it?"
        name="alt"
        required
        maxLength={300}
        defaultValue={isOfCrop ? undefined : draft.alt}
      />
    </PhotoForm>
  );
  return (
    <Page title={label} lead={group}>
      {done && <Done id={done} page={page} />}
      {refused && <Notice kind="error" title={refused} />}
      {own ? (
        <CropForm shown={src} original={own.original} alt={own.alt} shape={{ width, height }} crop={own.crop}>
          <Field
            label="What it shows"
            name="alt"
            required
            maxLength={300}
            defaultValue={(isOfCrop ? draft.alt : undefined) ?? own.alt}
          />
        </CropForm>
      ) : (
        <img src={src} alt="As the site came" width={width} height={height} />
      )}
      <Sizes of={key} state={sizes} />
      {own ? (
        <details open={draft.alt !== undefined && !isOfCrop}>
          <summary className="tap strong">Another photograph</summary>
          {sending}
        </details>
      ) : (
        sending
      )}
      {own && (
        <form method="post">
          <Button type="submit" variant="line" name="act" value="design">
            The design’s own picture again
          </Button>
        </form>
      )}
      <p>
        <a className="link tap" href={page}>
          The page that visitors see
        </a>
      </p>
    </Page>
  );
}
