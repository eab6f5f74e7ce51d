import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { removePictures } from "#operations/pictures/pictures.operations.ts";
import { describePicture, orderPictures } from "#operations/pictures/tour.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Filter, Filters } from "#ui/forms/filters.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { addSentPicture } from "./add-picture.server.ts";
import { galleries, type GalleryName, type Item } from "./galleries.server.ts";
import { PhotoForm } from "./photo-form.tsx";
import { PhotoItem, PhotoLink } from "./photo-item.tsx";

function galleryIn(which: string | undefined) {
  const name = which ?? "tour";
  if (!Object.hasOwn(galleries, name) || which === "tour") throw data(null, { status: 404 });
  return { name: name as GalleryName, gallery: galleries[name as GalleryName] };
}

const addressOf = (name: string) => (name === "tour" ? "/desk/pictures" : `/desk/pictures/${name}`);

export async function loader({ params }: LoaderFunctionArgs) {
  const { name, gallery } = galleryIn(params.which);
  const { title, lead, page } = gallery;
  const items: Item[] = await gallery.list();
  return {
    title,
    lead,
    page,
    addAs: "addAs" in gallery ? gallery.addAs : null,
    tabs: Object.entries(galleries).map(([one, { tab }]) => ({
      label: tab,
      to: addressOf(one),
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
  const back = addressOf(name);
  const shared = { posted, labels: { words: gallery.addAs.label, numbers: "Order" }, next: () => back };
  if (posted.has("photo"))
    return once(context, posted, async (gone) =>
      respond(await addSentPicture(context, posted, { to, words, back, gone }), {}),
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
  const { title, lead, page, addAs, tabs, links, items, once: single } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const refused = answer?.refused ?? answer?.errors?.[0]?.message;
  const draft = useDraft();
  return (
    <Page title={title} lead={lead} page={page} back={{ to: "/desk/site", label: "Site" }}>
      {refused && <Notice kind="error" title={refused} />}
      <Filters label="Which photos">
        {tabs.map((tab) => (
          <Filter key={tab.to} {...tab} />
        ))}
      </Filters>
      {addAs && (
        <PhotoForm label="Add photo" once={single}>
          <Field
            label={addAs.label}
            name="alt"
            required
            maxLength={addAs.most}
            defaultValue={draft.name === undefined ? draft.alt : undefined}
          />
        </PhotoForm>
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
      <ol className="stack" data-behavior="order">
        {items.map((item, at) => (
          <PhotoItem
            key={item.name}
            item={item}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            draft={draft.name === item.name ? draft.alt : undefined}
          />
        ))}
      </ol>
      <form method="post" hidden id="new-order">
        <input name="order" aria-label="Order" />
      </form>
    </Page>
  );
}
