import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { tourImageKey } from "#db/readers/pictures.server.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { sizesBeingMade } from "#pictures/sizes/picture-sizes.server.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { cellText, rowKey } from "#operations/collections/collection.ts";
import { tour } from "#operations/collections/tour.collection.ts";
import { removePictures } from "#operations/pictures/pictures.operations.ts";
import { describePicture, orderPictures } from "#operations/pictures/tour.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { addSentPicture } from "./add-picture.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Done } from "#desk/actions/done.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { Sizes } from "./sizes.tsx";
import styles from "./pictures.module.css";

export async function loader({ request }: LoaderFunctionArgs) {
  const rows = await readRows(siteDatabase(), tour);
  const pictures = rows.map((row) => {
    const key = tourImageKey(Number(rowKey(tour, row)));
    return {
      number: rowKey(tour, row),
      alt: cellText(row["alt_text"]),
      key,
      src: photoUrl(key, { width: 480, format: "avif" }),
      sizes: sizesBeingMade(key),
    };
  });
  return {
    done: new URL(request.url).searchParams.get("done"),
    pictures,
    once: newOnce(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const number = textIn(posted, "number").trim();
  const words = textIn(posted, "alt").trim();
  const back = "/desk/pictures";
  const shared = { posted, labels, next: () => back };
  if (posted.has("photo"))
    return once(context, posted, async (gone) =>
      respond(await addSentPicture(context, posted, { to: "tour", words, back, gone }), {}),
    );
  const button = textIn(posted, "act");
  if (button === "words")
    return respond(await act(context, describePicture, { input: { number, words }, ...shared }), {});
  if (button === "remove")
    return respond(await act(context, removePictures, { input: { pictures: [number] }, ...shared }), {});
  const order = textIn(posted, "order").trim();
  const numbers = order ? order.split(",") : await moved(number, button);
  return respond(await act(context, orderPictures, { input: { numbers }, ...shared }), {});
}

const labels = { words: "What it shows", numbers: "Order" };

async function moved(number: string, button: string): Promise<string[]> {
  const numbers = (await readRows(siteDatabase(), tour)).map((row) => rowKey(tour, row));
  const at = numbers.indexOf(number);
  const to = button === "first" ? 0 : at + (button === "earlier" ? -1 : 1);
  if (at < 0 || to < 0 || to >= numbers.length) return numbers;
  return numbers.toSpliced(at, 1).toSpliced(to, 0, number);
}

export default function Pictures() {
  const { done, pictures, once: single } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const refused = answer?.refused ?? answer?.errors?.[0]?.message;
  const draft = useDraft();
  return (
    <Page title="Pictures" lead="The gallery of the home page and of the tour, in this order.">
      {done && <Done id={done} page="/gallery" />}
      {refused && <Notice kind="error" title={refused} />}
      <PhotoForm label="Add it" once={single}>
        <Field
          label="What does it show, for somebody who can’t see it?"
          name="alt"
          required
          maxLength={300}
          defaultValue={draft.number === undefined ? draft.alt : undefined}
        />
      </PhotoForm>
      <div className="row">
        <a className="link tap" href="/desk/pictures/people">
          Portraits of the team
        </a>
        <a className="link tap" href="/desk/pictures/places">
          Pictures of the design
        </a>
        <a className="link tap" href="/desk/pictures/nutrition">
          Nutrition
        </a>
      </div>
      <ol className="stack" data-behavior="order">
        {pictures.map(({ number, alt, key, src, sizes }, at) => (
          <li
            key={number}
            id={`picture-${number}`}
            data-number={number}
            draggable
            className={`on-white grid items-start ${styles.picture}`}
          >
            <img src={src} alt={alt} width={160} height={120} loading="lazy" />
            <form method="post" className="stack gap-2">
              <input type="hidden" name="number" value={number} />
              {at > 0 && (
                <Button
                  type="submit"
                  variant="line"
                  name="act"
                  value="earlier"
                  aria-label={`Earlier: ${alt}`}
                >
                  Earlier
                </Button>
              )}
              {at < pictures.length - 1 && (
                <Button type="submit" variant="line" name="act" value="later" aria-label={`Later: ${alt}`}>
                  Later
                </Button>
              )}
            </form>
            <Sizes of={key} state={sizes} />
            <details open={draft.number === String(number) && draft.alt !== undefined}>
              <summary className="tap">{alt || "No words yet"}</summary>
              <form method="post" className="stack">
                <input type="hidden" name="number" value={number} />
                <label className={`stack gap-1 strong ${styles.words}`}>
                  What it shows
                  <textarea
                    name="alt"
                    rows={3}
                    defaultValue={(draft.number === String(number) ? draft.alt : undefined) ?? alt}
                    required
                  />
                </label>
                <div className="row">
                  <Button type="submit" variant="ink" name="act" value="words">
                    Save
                  </Button>
                  <Button type="submit" variant="line" name="act" value="first">
                    To the front
                  </Button>
                  <Button type="submit" variant="line" name="act" value="remove" formNoValidate>
                    Take it away
                  </Button>
                </div>
              </form>
            </details>
          </li>
        ))}
      </ol>
      <form method="post" hidden id="new-order">
        <input name="order" aria-label="Order" />
      </form>
    </Page>
  );
}
