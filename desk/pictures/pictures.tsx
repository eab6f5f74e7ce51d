import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { removePictures } from "#operations/pictures/pictures.operations.ts";
import { orderPictures } from "#operations/pictures/tour.operations.ts";
import { act, respond, textIn } from "#desk/actions/act.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Groups } from "#desk/frame/groups.tsx";
import { Page } from "#desk/frame/page.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Filter, Filters } from "#ui/forms/filters.tsx";
import { reasonIn, Refusal } from "#desk/frame/refusal.tsx";
import { addSentPictures, type PhotosAnswer } from "./upload/add-picture.server.ts";
import { galleries, galleryAddress, type GalleryName, type Item, SHOWN } from "./galleries.server.ts";
import { PhotoItem } from "./photo-item.tsx";
import { PhotosForm } from "./upload/photos-form.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Form } from "#desk/frame/form.tsx";
import styles from "./pictures.module.css";

function galleryIn(which: string | undefined) {
  const name = which ?? "tour";
  if (!Object.hasOwn(galleries, name) || which === "tour") throw data(null, { status: 404 });
  return { name: name as GalleryName, gallery: galleries[name as GalleryName] };
}

const addressFor = (name: string) => (name === "tour" ? "/desk/pictures" : `/desk/pictures/${name}`);

/** Where a photo is shown that is added now. */
function addressForNext(name: GalleryName, items: readonly Item[]): string {
  return name === "tour" ? galleryAddress(items.length) : addressFor(name);
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { name, gallery } = galleryIn(params.which);
  const { title, lead, page } = gallery;
  const items: Item[] = await gallery.list();
  const editable = items.filter((item) => item.editable);
  const query = new URL(request.url).searchParams;
  return {
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
        items.filter((item) => !item.editable),
        ({ group = "" }) => group,
      ),
    ),
    items: editable.slice(0, SHOWN),
    others: editable.slice(SHOWN),
    showsAll: query.get("show") === "all",
    shown: addressForNext(name, items),
    isAdding: query.has("add"),
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
  const shared = { posted, next: () => back };
  if (posted.has("photo")) {
    const shown = addressForNext(name, await gallery.list());
    return once(context, posted, async (gone) =>
      respond(await addSentPictures(context, posted, { to, words, back: shown, gone }), {}),
    );
  }
  if (textIn(posted, "act") === "remove") {
    const input = { from: to, pictures: [picture] };
    return respond(await act(context, removePictures, { input, ...shared }), {});
  }
  const numbers = textIn(posted, "order").split(",");
  return respond(await act(context, orderPictures, { input: { numbers }, ...shared }), {});
}

export default function Pictures() {
  const loaded = useLoaderData<typeof loader>();
  const { title, lead, page, addAs, tabs, links, items, others, showsAll, address } = loaded;
  const answer = useActionData() as PhotosAnswer | undefined;
  const refused = reasonIn(answer);
  const draft = useDraft();
  const isOpen = loaded.isAdding || items.length === 0 || refused !== undefined || draft.alt !== undefined;
  return (
    <Page
      title={title}
      lead={lead}
      page={page}
      back={{ to: "/desk/site", label: "Site" }}
      actions={
        addAs &&
        !isOpen && (
          <ButtonLink to={`${address}?add=yes`} variant="ink" icon="plus">
            Add photos
          </ButtonLink>
        )
      }
    >
      <Refusal reason={refused}>
        {answer?.failures?.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Refusal>
      <Filters label="Which photos">
        {tabs.map((tab) => (
          <Filter key={tab.to} {...tab} />
        ))}
      </Filters>
      {addAs && isOpen && (
        <PhotosForm {...addAs} once={loaded.once} words={draft.alt} back={address} shown={loaded.shown} />
      )}
      <Groups groups={links} linked={links.length > 1}>
        {(photos) => (
          <Rows>
            {photos.map(({ name, title: words, to, src, mark }) => (
              <Row key={name} title={words} to={to} face={{ src }} facts={mark} />
            ))}
          </Rows>
        )}
      </Groups>
      {items.length > 0 && (
        <div data-behavior="order" className="flow">
          <Grid items={items} first={0} />
          {others.length > 0 && (
            <Disclosure label={`Show all ${items.length + others.length} photos`} open={showsAll}>
              <Grid items={others} first={items.length} />
            </Disclosure>
          )}
        </div>
      )}
      <p id="order-said" role="status" className="sr-only" />
      <Form hidden id="new-order" className={`on-white row p-5 ${styles.save}`}>
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

function Grid({ items, first }: { items: readonly Item[]; first: number }) {
  return (
    <ol className="grid gap-3 two-up">
      {items.map((item, index) => (
        <PhotoItem key={item.name} id={`photo-${first + index}`} item={item} />
      ))}
    </ol>
  );
}
