import { data } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { cellText } from "#operations/collections/collection.ts";
import { placedIn } from "#operations/pictures/place-photo.ts";
import { MAX_FILM_SECONDS } from "#operations/pictures/check-film.ts";
import { hasFilm, sitePlaceNamed } from "#operations/pictures/site-places.ts";
import { readVersion } from "#operations/pictures/snapshot.ts";
import { MAX_FILM_BYTES } from "#pictures/store/picture-key.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { sizesReady } from "#pictures/sizes/picture-sizes.server.ts";
import type { Typed } from "#desk/actions/opened.server.ts";
import { middle, PORTRAIT } from "#ui/pictures/crop.ts";
import { fileUrl, photoUrl } from "#ui/pictures/picture-url.ts";
import { memberIn } from "./portraits/team.server.ts";

/** The fields of the crop form, by the names of their columns. */
export const CROP_FIELDS = ["alt", "across", "down", "closer"];

/** A photo that can be edited: the portrait of a person, or a picture of the design. */
export type EditedPhoto = {
  kind: "person" | "place";
  name: string;
  title: string;
  lead?: string;
  /** Where visitors see it. */
  page: string;
  /** The key of the photo shown now. */
  key: string | null;
  shape: { width: number; height: number };
  /** The uploaded photo, which can be cropped again; null where there is none. `cells` are those of its form. */
  own: { alt: string; original: string; cells: Typed } | null;
  /** null if no film plays here. `own` is the URL of the gym's film; the limits are for a new one. */
  film: { own: string | null; maxSeconds: number; maxBytes: number } | null;
};

export async function editedPhotoIn(request: Request): Promise<EditedPhoto> {
  const { pathname, searchParams } = new URL(request.url);
  if (/\/person(\.data)?$/.test(pathname)) {
    const { name, picture } = await memberIn(request);
    const original = `/desk/pictures/whole?name=${encodeURIComponent(name)}`;
    const own =
      picture === null ? null : { alt: `Portrait of ${name}`, original, cells: await portraitCells(picture) };
    const person = { name, title: name, page: "/trainers", key: picture, shape: PORTRAIT, own };
    return { kind: "person", ...person, film: null };
  }
  const place = sitePlaceNamed(searchParams.get("name") ?? "");
  if (!place) throw data(null, { status: 404 });
  const { name, label, group, page, width, height } = place;
  const row = await placedIn(siteDatabase(), name);
  const cell = (column: string) => cellText(row?.[column]);
  return {
    kind: "place",
    name,
    title: label,
    lead: group,
    page,
    key: row ? cellText(row["picture"]) : `site/${name}.webp`,
    shape: { width, height },
    own: row
      ? {
          alt: cell("alt"),
          original: photoUrl(cell("original"), { width: 1280, format: "webp" }),
          cells: Object.fromEntries([...CROP_FIELDS, "original"].map((name) => [name, cell(name)])),
        }
      : null,
    film: hasFilm(place)
      ? {
          own: row?.["film"] ? fileUrl(cellText(row["film"])) : null,
          maxSeconds: MAX_FILM_SECONDS,
          maxBytes: MAX_FILM_BYTES,
        }
      : null,
  };
}

/** A portrait has no row: its form starts in the middle, and its version tells whether somebody has changed it since. */
async function portraitCells(key: string): Promise<Typed> {
  const version = (await readVersion(pictureStore(), key)) ?? "";
  return { across: String(middle.across), down: String(middle.down), closer: String(middle.closer), version };
}

/** How many sizes of an uploaded photo are ready. */
export function readSizes({ key, own }: EditedPhoto) {
  return key && own ? sizesReady(key) : null;
}
