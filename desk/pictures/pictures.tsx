import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { tourImageKey } from "#db/readers/pictures.server.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { makeAllSizes, sizesBeingMade } from "#pictures/sizes/picture-sizes.server.ts";
import { planEdit, readRows, withoutRow, withRow } from "#operations/changes/edit.ts";
import { rowKey, type Row, cellText } from "#operations/collections/collection.ts";
import { collections } from "#operations/collections/collections.ts";
import { addTour, alreadyAdded } from "#operations/pictures/photo-places.ts";
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
import { PhotoForm } from "./photo-form.tsx";
import { pictureIn, sayFault } from "./upload.server.ts";
import { Sizes } from "./sizes.tsx";
import styles from "./pictures.module.css";

const { tour } = collections;

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
  const fields = await fieldsOf(request);
  const of = (name: string) => String(fields.get(name) ?? "").trim();
  const rows = await readRows(siteDatabase(), tour);
  const who = context.get(signedIn).person.email;
  const number = of("number");
  if (fields.has("photo")) return once(context, fields, (gone) => added(fields, of("alt"), who, gone));
  if (of("act") === "words") {
    const { rows: wanted, faults } = withRow(tour, rows, { alt_text: of("alt") }, number);
    if (faults.length > 0) return refuse("Say what it shows: who can’t see it hears your words.");
    return change(wanted, who);
  }
  if (of("act") === "remove") return change(withoutRow(tour, rows, number), who);
  return change(inOrder(rows, of("order") ? of("order").split(",") : moved(rows, number, of("act"))), who);
}

const refuse = (words: string, status = 400) => data(words, { status });

async function change(wanted: Row[], who: string) {
  const saved = await save(await planEdit(siteDatabase(), tour, wanted), who, "/pictures");
  return typeof saved === "string" ? refuse(saved, 409) : saved;
}

async function added(fields: FormData, alt: string, who: string, gone: AbortSignal) {
  if (!alt) return refuse("Say what it shows: who can’t see it hears your words.");
  const photo = await pictureIn(siteDatabase(), fields, "tour", alt, gone);
  if (typeof photo === "string") return refuse(photo);
  if (await alreadyAdded(siteDatabase(), photo.store, photo.source))
    return refuse("That very picture is there already.");
  let answer: Awaited<ReturnType<typeof change>> | undefined;
  try {
    const key = await addTour(photo, async (row) => {
      const rows = await readRows(siteDatabase(), tour);
      const last = Math.max(0, ...rows.map((one) => Number(one["display_order"] ?? 0)));
      const typed = { image_number: String(row.number), alt_text: row.alt, display_order: String(last + 1) };
      answer = await change(withRow(tour, rows, typed).rows, who);
    });
    void makeAllSizes(key);
  } catch (error) {
    return refuse(sayFault(error));
  }
  return answer ?? refuse("It could not be added. Try again.");
}

/** The numbers in the order in which they shall stand; what is not named follows. */
function inOrder(rows: readonly Row[], numbers: readonly string[]): Row[] {
  const named = numbers.flatMap((number) => rows.filter((row) => rowKey(tour, row) === number));
  const all = [...named, ...rows.filter((row) => !named.includes(row))];
  return all.map((row, at) => ({ ...row, display_order: at + 1 }));
}

function moved(rows: readonly Row[], number: string, act: string): string[] {
  const numbers = rows.map((row) => rowKey(tour, row));
  const at = numbers.indexOf(number);
  const to = act === "first" ? 0 : at + (act === "earlier" ? -1 : 1);
  if (at < 0 || to < 0 || to >= numbers.length) return numbers;
  return numbers.toSpliced(at, 1).toSpliced(to, 0, number);
}

export default function Pictures() {
  const { done, pictures, once: single } = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>() as string | undefined;
  const draft = useDraft();
  return (
    <Page title="Pictures" lead="The gallery of the home page and of the tour, in this order.">
      {done && <Done id={done} page="/gallery" />}
      {fault && <Notice kind="error" title={fault} />}
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
