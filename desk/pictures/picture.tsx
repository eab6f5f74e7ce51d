import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { cropPortrait } from "#operations/pictures/pictures.operations.ts";
import {
  cropPicture,
  placeFilm,
  placePicture,
  restoreOriginal,
} from "#operations/pictures/site-pictures.operations.ts";
import { makeAllSizes } from "#pictures/sizes/picture-sizes.server.ts";
import { act, explain, respond, textIn } from "#desk/actions/act.server.ts";
import { readTyped, seenSince, type TypedAnswer } from "#desk/actions/opened.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Page } from "#desk/frame/page.tsx";
import { Field } from "#ui/forms/field.tsx";
import { reasonIn, Refusal } from "#desk/frame/refusal.tsx";
import { readCrop } from "#ui/pictures/crop.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { addSentPicture } from "./upload/add-picture.server.ts";
import { CropForm, cropLabels } from "./crop-form.tsx";
import { PhotoForm } from "./upload/photo-form.tsx";
import { FilmForm } from "./upload/film-form.tsx";
import { filmIn, photoIn } from "./upload/photo.server.ts";
import { Sizes } from "./sizes.tsx";
import { FormButton } from "#desk/frame/form.tsx";
import { CROP_FIELDS, readSizes, type EditedPhoto, editedPhotoIn } from "./edited-photo.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const photo = await editedPhotoIn(request);
  const { key, kind } = photo;
  const src =
    key && photoUrl(key, kind === "person" ? { width: 480, format: "avif" } : { width: 780, format: "webp" });
  const back = screenAbove(photo, request);
  return { ...photo, src, back, sizes: await readSizes(photo), once: newOnce() };
}

/** A portrait is also opened from the form of its person: `?from=form`. */
function screenAbove({ kind, name }: EditedPhoto, request: Request) {
  if (kind === "place") return { to: "/desk/pictures/places", label: "Site photos" };
  const isFromForm = new URL(request.url).searchParams.get("from") === "form";
  return isFromForm
    ? { to: `/desk/people/row?key=${encodeURIComponent(name)}`, label: name }
    : { to: "/desk/pictures/people", label: "Trainer portraits" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const photo = await editedPhotoIn(request);
  const posted = await readForm(request);
  const { to } = screenAbove(photo, request);
  const back = photo.kind === "person" ? to : `/desk/pictures/place?name=${photo.name}`;
  return once(context, posted, async (gone) =>
    respond(await change(photo, posted, { context, back, gone }), {}),
  );
}

async function change(
  { kind, name, own }: EditedPhoto,
  posted: FormData,
  { context, back, gone }: { context: ActionFunctionArgs["context"]; back: string; gone: AbortSignal },
): Promise<TypedAnswer | Response> {
  const isPerson = kind === "person";
  const words = (textIn(posted, "photoAlt") || textIn(posted, "filmAlt")).trim();
  const next = (done: { result: { key: string } } | undefined) => {
    if (done?.result.key) void makeAllSizes(done.result.key);
    return back;
  };
  const shared = { posted, labels: { words: "Description" }, next };
  const button = textIn(posted, "act");
  if (button === "original" && !isPerson)
    return act(context, restoreOriginal, { ...shared, input: { place: name }, next: () => back });
  if (button === "crop" && isPerson) {
    const now = own?.cells ?? {};
    const { opened, typed } = readTyped(posted, Object.keys(cropLabels), now);
    const input = { name, crop: readCrop((part) => typed[part]), opened: opened ?? {} };
    const answer = await act(context, cropPortrait, { ...shared, input });
    return answer instanceof Response ? answer : { ...answer, typed, was: JSON.stringify(now) };
  }
  if (button === "crop") {
    if (!own) return { refused: "Somebody has restored the original photo in the meantime." };
    const { opened, typed, seen } = readTyped(posted, CROP_FIELDS, own.cells);
    const was = { ...seen, ...(opened?.original && { original: opened.original }) };
    const crop = readCrop((part) => typed[part]);
    const input = { place: name, words: typed.alt!, crop, opened: was };
    const labels = { words: "Description", alt: "Description", ...cropLabels };
    const answer = await act(context, cropPicture, { ...shared, labels, input });
    if (answer instanceof Response) return answer;
    const { original } = own.cells;
    return { ...answer, typed, was: seenSince({ ...was, original: original! }, own.cells, answer.errors) };
  }
  if (isPerson) return addSentPicture(context, posted, { to: "trainers", words: name, back, gone });
  try {
    const film = await filmIn(posted);
    const photo = await photoIn(posted, film ? "firstPicture" : "photo");
    const input = { place: name, words, gone };
    return film
      ? await act(context, placeFilm, { ...shared, input: { ...input, ...film, poster: photo.bytes } })
      : await act(context, placePicture, { ...shared, input: { ...input, ...photo } });
  } catch (error) {
    return explain(error);
  }
}

export default function Picture() {
  const {
    kind,
    title,
    lead,
    page,
    key,
    src,
    back,
    sizes,
    shape,
    own,
    film,
    once: single,
  } = useLoaderData<typeof loader>();
  const answer = useActionData() as TypedAnswer | undefined;
  const draft = useDraft();
  const typed = { ...own?.cells, ...draft, ...answer?.typed };
  const isPlace = kind === "place";
  const description = (field: string, text: string | undefined) =>
    isPlace && (
      <Field
        label="Description for people who can’t see it"
        name={field}
        required
        maxLength={300}
        defaultValue={text}
      />
    );
  return (
    <Page title={title} lead={lead} page={page} back={back} form>
      <Refusal reason={reasonIn(answer)} />
      {src && !own && <img src={src} alt="The original" width={shape.width} height={shape.height} />}
      {src && own && (
        <CropForm
          shown={src}
          original={own.original}
          alt={own.alt}
          shape={shape}
          crop={readCrop((part) => typed[part])}
        >
          {description("alt", typed.alt)}
          <input type="hidden" name="was" value={answer?.was ?? draft.was ?? JSON.stringify(own.cells)} />
        </CropForm>
      )}
      {key && <Sizes of={key} state={sizes} />}
      <Disclosure
        label={own ? "Another photo" : "Your own photo"}
        open={!own || !isPlace || draft.photoAlt !== undefined}
      >
        <PhotoForm label="Use this photo" once={single}>
          {description("photoAlt", draft.photoAlt)}
        </PhotoForm>
      </Disclosure>
      {film?.own && (
        <video
          src={film.own}
          controls
          muted
          playsInline
          aria-label={`Film of ${title}`}
          className="full-width"
        />
      )}
      {film && (
        <Disclosure label={film.own ? "Another film" : "Your own film"} open={draft.filmAlt !== undefined}>
          <FilmForm
            once={single}
            alt={draft.filmAlt ?? own?.alt}
            maxSeconds={film.maxSeconds}
            maxBytes={film.maxBytes}
          />
        </Disclosure>
      )}
      {own && isPlace && (
        <FormButton variant="line" name="act" value="original">
          Restore original
        </FormButton>
      )}
      <p>
        <a className="link tap" href={page}>
          View page
        </a>
      </p>
    </Page>
  );
}
