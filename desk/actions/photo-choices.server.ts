import { tourImageKey } from "#db/readers/pictures.server.ts";
import { galleries } from "#desk/pictures/galleries.server.ts";
import type { FieldFacts } from "#operations/operation.ts";

export type PhotoChoice = { key: string; title: string; src: string | null };

const ONLY_FOR_THE_DESIGN = /^(share-base|portrait-placeholder|poster-)/;

/** What a form with a photo field offers: the gallery first, then the photos of the site. */
export async function readPhotoChoices(fields: readonly FieldFacts[]): Promise<PhotoChoice[]> {
  if (!fields.some(({ kind }) => kind === "photo")) return [];
  const gallery = await galleries.tour.list();
  const site = await galleries.places.list();
  return [
    ...gallery.map(({ name, title, src }) => ({ key: tourImageKey(Number(name)), title, src })),
    ...site
      .filter(({ name }) => !ONLY_FOR_THE_DESIGN.test(name))
      .map(({ name, title, src }) => ({ key: `site/${name}.webp`, title, src })),
  ];
}
