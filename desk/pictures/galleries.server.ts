import { siteDatabase } from "#db/drivers/database.server.ts";
import { tourImageKey } from "#db/readers/pictures.server.ts";
import { nutritionImages } from "#domain/nutrition-images.ts";
import { cellText, rowKey } from "#operations/collections/collection.ts";
import { sitePictures } from "#operations/collections/site-pictures.collection.ts";
import { tour } from "#operations/collections/tour.collection.ts";
import { sitePlaces } from "#operations/pictures/site-places.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { type SizesReady, sizesBeingMade } from "#pictures/sizes/picture-sizes.server.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { team } from "./portraits/team.server.ts";

/** One photo of a list. */
export type Item = {
  /** As the operations name it. */
  name: string;
  title: string;
  src: string | null;
  group?: string;
  /** The photo's own page. */
  to?: string;
  mark?: string;
  /** The photo can be deleted in the grid and, with `ordered`, moved there. */
  editable?: { key: string; sizes: SizesReady | null; ordered: boolean };
};

/** How many photos a grid shows at first. */
export const SHOWN = 24;

/** Where the gallery's photo number `at`, counted from 0, is in the grid. */
export function galleryAddress(at: number): string {
  return `/desk/pictures${at < SHOWN ? "" : "?show=all"}#photo-${at}`;
}

type Gallery = {
  tab: string;
  title: string;
  lead: string;
  /** Where visitors see it. */
  page: string;
  /** The fields of a new photo; without them, photos are added on their own pages. */
  addAs?: { to: "tour" | "nutrition"; label: string; why: string; most: number };
  list: () => Promise<Item[]>;
};

export const galleries = {
  tour: {
    tab: "Gallery",
    title: "Photos",
    lead: "The gallery on the home page and on the tour, in this order.",
    page: "/gallery",
    addAs: {
      to: "tour",
      label: "Description for people who can’t see it",
      why: "Every photo needs a description, such as “Two members row side by side.” Screen readers read it aloud.",
      most: 300,
    },
    async list() {
      const rows = await readRows(siteDatabase(), tour);
      return rows.map((row) => {
        const name = rowKey(tour, row);
        const key = tourImageKey(Number(name));
        const to = `/desk/pictures/photo?name=${name}`;
        return { name, title: cellText(row["alt_text"]), to, ...small(key, true) };
      });
    },
  },
  people: {
    tab: "Trainers",
    title: "Trainer portraits",
    lead: "Choose a trainer to add or crop their portrait.",
    page: "/trainers",
    list: async () =>
      (await team()).map(({ name, src }) => ({
        name,
        title: name,
        to: `/desk/pictures/person?name=${encodeURIComponent(name)}`,
        src,
        ...(src === null && { mark: "No photo" }),
      })),
  },
  places: {
    tab: "Site photos",
    title: "Site photos",
    lead: "Every photo that came with the site. Choose one to replace it. You can restore the original at any time.",
    page: "/",
    async list() {
      const rows = await readRows(siteDatabase(), sitePictures);
      return sitePlaces.map(({ name, group, label }) => {
        const own = rows.find((row) => row["place"] === name);
        const key = own ? cellText(own["picture"]) : `site/${name}.webp`;
        return {
          name,
          title: label,
          group,
          to: `/desk/pictures/place?name=${name}`,
          src: photoUrl(key, { width: 320, format: "avif" }),
          ...(own && { mark: "Yours" }),
        };
      });
    },
  },
  nutrition: {
    tab: "Nutrition",
    title: "Nutrition photos",
    lead: "The gallery on the nutrition page, sorted by file name.",
    page: "/programs/evo-nutrition",
    addAs: {
      to: "nutrition",
      label: "Photo title",
      why: "Every photo needs a title, such as “Meal prep.” Visitors read it with the photo.",
      most: 60,
    },
    // Uncached, unlike the list that visitors get.
    async list() {
      const names = await pictureStore().names("nutrition-images");
      const images = nutritionImages(names.map((name) => ({ name })));
      return images.map(({ key, name, title }) => ({ name, title, ...small(key, false) }));
    },
  },
} satisfies Record<string, Gallery>;

export type GalleryName = keyof typeof galleries;

function small(key: string, ordered: boolean) {
  const editable = { key, sizes: sizesBeingMade(key), ordered };
  return { src: photoUrl(key, { width: 480, format: "avif" }), editable };
}
