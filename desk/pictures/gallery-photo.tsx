import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { removePictures } from "#operations/pictures/pictures.operations.ts";
import { describePicture, orderPictures } from "#operations/pictures/tour.operations.ts";
import { act, respond, textIn } from "#desk/actions/act.server.ts";
import { readTyped, seenSince, type TypedAnswer } from "#desk/actions/opened.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Form } from "#desk/frame/form.tsx";
import { readForm } from "#desk/frame/form.server.ts";
import { notFound, removed } from "#desk/frame/removed.server.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Field, TextArea } from "#ui/forms/field.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { galleries, galleryAddress } from "./galleries.server.ts";
import { addSentPicture } from "./upload/add-picture.server.ts";
import { PhotoForm } from "./upload/photo-form.tsx";

/** The photo that the address names, and its position. */
async function photoIn(request: Request) {
  const name = new URL(request.url).searchParams.get("name");
  const items = await galleries.tour.list();
  const at = items.findIndex((item) => item.name === name);
  const photo = items[at];
  return photo && { photo, names: items.map((item) => item.name), at };
}

const DESCRIPTION = "Description for people who can’t see it";

const TYPED = [{ name: "words", label: DESCRIPTION }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await photoIn(request);
  if (!found) throw await notFound(context, TYPED);
  const { photo, names, at } = found;
  const src = photoUrl(photo.editable.key, { width: 780, format: "webp" });
  const place = { position: at + 1, count: names.length, back: galleryAddress(at) };
  return { title: photo.title, src, ...place, once: newOnce() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const found = await photoIn(request);
  const posted = await readForm(request);
  if (!found) throw removed(posted, TYPED);
  const { photo, names, at } = found;
  const labels = { words: "Description" };
  const button = textIn(posted, "act");
  if (posted.has("photo")) {
    const sent = { to: "tour" as const, words: photo.title, instead: photo.name, back: galleryAddress(at) };
    return once(context, posted, async (gone) =>
      respond(await addSentPicture(context, posted, { ...sent, gone }), {}),
    );
  }
  if (button === "words") {
    const now = { words: photo.title };
    const { typed, seen } = readTyped(posted, ["words"], now);
    const input = { number: photo.name, words: typed.words!, opened: seen };
    const next = () => galleryAddress(at);
    const answer = await act(context, describePicture, { input, posted, labels, next });
    return answer instanceof Response
      ? answer
      : respond(answer, { typed, was: seenSince(seen, now, answer.errors) });
  }
  if (button === "remove") {
    const input = { from: "tour" as const, pictures: [photo.name] };
    return respond(await act(context, removePictures, { input, posted, next: () => "/desk/pictures" }), {});
  }
  const position = button === "cover" ? 1 : Number(textIn(posted, "position"));
  if (!Number.isInteger(position) || position < 1 || position > names.length) {
    const message = `Write a number from 1 to ${names.length}.`;
    return respond({ errors: [{ name: "position", label: "Position", message }] }, {});
  }
  const numbers = names.toSpliced(at, 1).toSpliced(position - 1, 0, photo.name);
  const next = () => galleryAddress(position - 1);
  return respond(await act(context, orderPictures, { input: { numbers }, posted, next }), {});
}

export default function GalleryPhoto() {
  const { title, src, position, count, back, once: single } = useLoaderData<typeof loader>();
  const answer = useActionData() as TypedAnswer | undefined;
  const draft = useDraft();
  const errors = answer?.errors ?? [];
  const shared = (name: string) => ({ name, error: errors.find((one) => one.name === name)?.message });
  return (
    <Page
      title="Edit photo"
      lead={`Photo ${position} of ${count} in the gallery.`}
      page="/gallery"
      back={{ to: back, label: "Photos" }}
      form
    >
      <ErrorSummary errors={errors} />
      <Refusal reason={answer?.refused} />
      <img src={src} alt={title} width={780} height={520} />
      <Form className="stack">
        <TextArea
          label={DESCRIPTION}
          {...shared("words")}
          rows={3}
          required
          maxLength={300}
          defaultValue={answer?.typed?.words ?? draft.words ?? title}
        />
        <input
          type="hidden"
          name="was"
          value={answer?.was ?? draft.was ?? JSON.stringify({ words: title })}
        />
        <Button type="submit" name="act" value="words">
          Save description
        </Button>
      </Form>
      <Form className="stack">
        <Field
          label={`Position, 1 to ${count}`}
          {...shared("position")}
          inputMode="numeric"
          required
          defaultValue={draft.position ?? position}
          help="Photo 1 is the cover."
        />
        <div className="row">
          <Button type="submit" variant="line" name="act" value="position">
            Move photo
          </Button>
          {position > 1 && (
            <Button type="submit" variant="line" name="act" value="cover" formNoValidate>
              Make cover
            </Button>
          )}
        </div>
      </Form>
      <Disclosure label="Replace photo">
        <div className="stack">
          <p>The new photo takes this position and this description.</p>
          <PhotoForm label="Replace photo" once={single} />
        </div>
      </Disclosure>
      <Form className="barred">
        <Button type="submit" variant="line" name="act" value="remove">
          Delete photo
        </Button>
      </Form>
    </Page>
  );
}
