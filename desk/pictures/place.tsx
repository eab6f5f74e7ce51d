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
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { cellText } from "#operations/collections/collection.ts";
import { middle } from "#ui/pictures/crop.ts";
import { cutAgain, emptyPlace, placedIn, placePhoto } from "#operations/pictures/place-photo.ts";
import { sitePlaceNamed } from "#operations/pictures/site-places.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { save } from "#desk/lists/change.server.ts";
import { Done } from "#desk/log/done.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { cutIn } from "./cut-fields.ts";
import { CutForm } from "./cut-form.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { Sizes } from "./sizes.tsx";
import { preparedIn, sayFault } from "./upload.server.ts";

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
      cut: { across: Number(row["across"]), down: Number(row["down"]), closer: Number(row["closer"]) },
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { name } = placeIn(request);
  const fields = await fieldsOf(request);
  return once(context, fields, (gone) => change(name, fields, context.get(signedIn).person.email, gone));
}

async function change(name: string, fields: FormData, who: string, gone: AbortSignal) {
  const act = String(fields.get("act") ?? "");
  try {
    const edit =
      act === "design" ? await emptyPlace(siteDatabase(), name) : await editFor(name, act, fields, gone);
    if (typeof edit === "string") return data(edit, { status: 400 });
    const back = `/pictures/place?name=${name}`;
    const saved = await save(edit, who, back);
    if (typeof saved === "string") return data(saved, { status: 409 });
    const row = await placedIn(siteDatabase(), name);
    if (row) void makeAllSizes(cellText(row["picture"]));
    return saved;
  } catch (error) {
    return data(sayFault(error), { status: 400 });
  }
}

async function editFor(place: string, act: string, fields: FormData, gone: AbortSignal) {
  const alt = String(fields.get("alt") ?? "").trim();
  if (!alt) return "Say what it shows: who can’t see it hears your words.";
  const common = { db: siteDatabase(), store: pictureStore(), place, alt };
  if (act === "cut") return cutAgain({ ...common, cut: cutIn(fields) });
  const photo = await preparedIn(fields, "webp", gone);
  return typeof photo === "string" ? photo : placePhoto({ ...common, cut: middle }, photo);
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
  const fault = useActionData<typeof action>() as string | undefined;
  const draft = useDraft();
  const isOfCut = draft.act === "cut";
  const sending = (
    <PhotoForm label={own ? "Show this one instead" : "Show it here"} once={single}>
      <Field
        label="What does it show, for somebody who can’t see it?"
        name="alt"
        required
        maxLength={300}
        defaultValue={isOfCut ? undefined : draft.alt}
      />
    </PhotoForm>
  );
  return (
    <Page title={label} lead={group}>
      {done && <Done id={done} page={page} />}
      {fault && <Notice kind="error" title={fault} />}
      {own ? (
        <CutForm shown={src} original={own.original} alt={own.alt} shape={{ width, height }} cut={own.cut}>
          <Field
            label="What it shows"
            name="alt"
            required
            maxLength={300}
            defaultValue={(isOfCut ? draft.alt : undefined) ?? own.alt}
          />
        </CutForm>
      ) : (
        <img src={src} alt="As the site came" width={width} height={height} />
      )}
      <Sizes of={key} state={sizes} />
      {own ? (
        <details open={draft.alt !== undefined && !isOfCut}>
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
