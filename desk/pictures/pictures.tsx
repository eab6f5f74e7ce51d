import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { count } from "#domain/text.ts";
import { removePictures } from "#operations/pictures/pictures.operations.ts";
import { describePicture, orderPictures } from "#operations/pictures/tour.operations.ts";
import { act, respond, textIn } from "#desk/actions/act.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Filter, Filters } from "#ui/forms/filters.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { addSentPictures, type PhotosAnswer } from "./upload/add-picture.server.ts";
import { galleries, type GalleryName, type Item } from "./galleries.server.ts";
import { PhotoItem, PhotoLink } from "./photo-item.tsx";
import { PhotosForm } from "./upload/photos-form.tsx";
import { Form } from "#desk/frame/form.tsx";
import styles from "./pictures.module.css";

function galleryIn(which: string | undefined) {
  const name = which ?? "tour";
  if (!Object.hasOwn(galleries, name) || which === "tour") throw data(null, { status: 404 });
  return { name: name as GalleryName, gallery: galleries[name as GalleryName] };
}

const addressFor = (name: string) => (name === "tour" ? "/desk/pictures" : `/desk/pictures/${name}`);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { name, gallery } = galleryIn(params.which);
  const { title, lead, page } = gallery;
  const items: Item[] = await gallery.list();
  const added = new URL(request.url).searchParams.get("added") ?? "";
  return {
    /** How many photos the last upload has added. */
    added: /^[1-9]\d{0,2}$/.test(added) ? Number(added) : 0,
    address: addressFor(name),
    title,
    lead,
    page,
    addAs: "addAs" in gallery ? gallery.addAs : null,
    tabs: Object.entries(galleries).map(([one, { tab }]) => ({
      label: tab,
      to: addressFor(one),
      current: one === name,
    })),
    links: Object.entries(
      Object.groupBy(
        items.filter(({ to }) => to),
        ({ group = "" }) => group,
      ),
    ),
    items: items.filter(({ editable }) => editable),
    once: newOnce(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { name, gallery } = galleryIn(params.which);
  if (!("addAs" in gallery)) throw data(null, { status: 405 });
  const { to } = gallery.addAs;
  const posted = await readForm(request);
  const words = textIn(posted, "alt").trim();
  const picture = textIn(posted, "name").trim();
  const back = addressFor(name);
  const shared = { posted, labels: { words: gallery.addAs.label, numbers: "Order" }, next: () => back };
  if (posted.has("photo"))
    return once(context, posted, async (gone) =>
      respond(await addSentPictures(context, posted, { to, words, back, gone }), {}),
    );
  const button = textIn(posted, "act");
  if (button === "words") {
    const input = { number: picture, words };
    return respond(await act(context, describePicture, { input, ...shared }), {});
  }
  if (button === "remove") {
    const input = { from: to, pictures: [picture] };
    return respond(await act(context, removePictures, { input, ...shared }), {});
  }
  const order = textIn(posted, "order").trim();
  const numbers = order ? order.split(",") : moved(await gallery.list(), picture, button);
  return respond(await act(context, orderPictures, { input: { numbers }, ...shared }), {});
}

function moved(items: readonly Item[], picture: string, button: string): string[] {
  const names = items.map(({ name }) => name);
  const at = names.indexOf(picture);
  const to = button === "first" ? 0 : at + (button === "up" ? -1 : 1);
  if (at < 0 || to < 0 || to >= names.length) return names;
  return names.toSpliced(at, 1).toSpliced(to, 0, picture);
}

export default function Pictures() {
  const loaded = useLoaderData<typeof loader>();
  const { title, lead, page, addAs, tabs, links, items, added, address, once: single } = loaded;
  const answer = useActionData() as PhotosAnswer | undefined;
  const refused = answer?.refused ?? answer?.errors?.[0]?.message;
  const draft = useDraft();
  return (
    <Page
      title={title}
      lead={lead}
      page={page}
      back={{ to: "/desk/site", label: "Site" }}
      wide={items.length > 0}
    >
      {refused && (
        <Notice kind="error" title={refused}>
          {answer?.failures?.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {added > 0 && !answer && (
        <Notice kind="done" title={`${count(added, "photo")} added`}>
          <p>
            <a className="link" href={`#photo-${items.length - added}`}>
              {added === 1 ? "View photo" : "View photos"}
            </a>
          </p>
          <p>
            To take one back, delete it or undo it in the{" "}
            <a className="link" href="/desk/log">
              activity log
            </a>
            .
          </p>
        </Notice>
      )}
      <Filters label="Which photos">
        {tabs.map((tab) => (
          <Filter key={tab.to} {...tab} />
        ))}
      </Filters>
      {addAs && (
        <PhotosForm
          label={addAs.label}
          most={addAs.most}
          once={single}
          words={draft.name === undefined ? draft.alt : undefined}
        />
      )}
      {links.map(([group, photos]) => (
        <section key={group} className="flow">
          {group && <h2 className="text-head">{group}</h2>}
          <ul className="on-white ruled">
            {photos?.map((photo) => (
              <PhotoLink key={photo.name} {...photo} />
            ))}
          </ul>
        </section>
      ))}
      {items.length > 0 && (
        <ol className={`grid ${styles.grid}`} data-behavior="order">
          {items.map((item, index) => (
            <PhotoItem
              key={item.name}
              id={`photo-${index}`}
              item={item}
              draft={draft.name === item.name ? draft.alt : undefined}
            />
          ))}
        </ol>
      )}
      <p id="order-said" role="status" className="sr-only" />
      <Form hidden id="new-order" className={`on-white row items-center ${styles.save}`}>
        <input type="hidden" name="order" />
        <p className="strong">The order has changed.</p>
        <Button type="submit" name="act" value="order">
          Save order
        </Button>
        <ButtonLink to={address} variant="line">
          Cancel
        </ButtonLink>
      </Form>
    </Page>
  );
}
