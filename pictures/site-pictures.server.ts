import { readFileSync, statSync } from "node:fs";
import films from "#media/film/film.json" with { type: "json" };
import { log } from "#config/log.server.ts";
import { MAX_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { shippedPath } from "#pictures/sizes/picture-source.server.ts";
import { fileUrl, type Photo } from "#ui/pictures/picture-url.ts";
import { shipped, contentHash } from "#pictures/store/shipped-pictures.server.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";
import { readSitePictures } from "#db/readers/pictures.server.ts";
import { findPictures } from "./find-pictures.server.ts";

const UNKNOWN = { version: "", width: 1600, height: 900, placeholder: "" };

/** A picture of the design by its name in media/site: the gym's own, or the shipped one. */
export function sitePicture(name: string): Photo {
  return ownSitePicture(name) ?? shippedPicture(`site/${name}.webp`);
}

/** The key to show: the gym may have replaced 'site/macro.webp' with its own picture. */
export function keyShown(key: string): string {
  const name = /^site\/(.+)\.webp$/.exec(key)?.[1];
  return (name && ownSitePicture(name)?.key) || key;
}

export function isShipped({ key }: Photo): boolean {
  return shippedPath(key) !== null;
}

/** The pictures with these names in media/site. Missing ones are left out. */
export function sitePictures(names: readonly string[]): Photo[] {
  return names
    .filter((name) => ownSitePicture(name) || isExpected(`site/${name}.webp`))
    .map(sitePicture)
    .filter(({ missing }) => !missing);
}

export function panoramaPicture(name: string): Photo {
  return shippedPicture(`panoramas/${name}.webp`);
}

/**
 * The pictures with these names in media/gallery, or in media/site if a name starts with 'site/'. Missing ones are left
 * out.
 */
export function findGalleryPictures(names: readonly string[]): Photo[] {
  return names.flatMap((name) => {
    if (name.startsWith("site/")) return sitePictures([name.slice(5)]);
    const key = `gallery/${name}.webp`;
    return isExpected(key) ? [shippedPicture(key)].filter(({ missing }) => !missing) : [];
  });
}

export type GalleryPicture = { photo: Photo; category: string };

/** The shipped pictures of the gallery page, with the category of each, in the order of media/gallery/gallery.json. */
export function galleryPictures(): GalleryPicture[] {
  return Object.entries(shipped.pictures)
    .filter(([key]) => key.startsWith("gallery/"))
    .map(([key, entry]) => ({ photo: shippedPicture(key), category: entry.category ?? "Community" }))
    .filter(({ photo }) => !photo.missing);
}

export type Film = {
  webm: string | null;
  mp4: string | null;
  captions: string | null;
  poster: Photo;
  seconds?: number | undefined;
  /** When it was first shown. */
  since?: string | undefined;
};

/** A film's URLs in the formats that exist, and its first frame. The gym replaces both, or shows a picture instead. */
export function filmInfo(name: string): Film {
  const own = ownSitePicture(`poster-${name}`);
  if (own) {
    const film = ownFilms.get(`poster-${name}`) ?? "";
    const address = (kind: string) => (film.endsWith(`.${kind}`) ? fileUrl(film) : null);
    return { webm: address("webm"), mp4: address("mp4"), captions: null, poster: own };
  }
  const address = (kind: string) => {
    const key = `film/${name}.${kind}`;
    return shippedBytes(key) === null ? null : fileUrl(key, shipped.files[key]?.version);
  };
  const poster = sitePicture(`poster-${name}`);
  const { seconds, since } = films.find((film) => film.name === name) ?? {};
  return { webm: address("webm"), mp4: address("mp4"), captions: address("vtt"), poster, seconds, since };
}

/** A drawn logo is served as a file. */
export function partnerLogo(name: string): string {
  const key = `partners/${name}.svg`;
  return fileUrl(key, shipped.files[key]?.version);
}

/** False for a picture of the gym that ships which another gym does not have: there is nothing to report. */
function isExpected(key: string): boolean {
  return key in shipped.pictures || shippedBytes(key) !== null;
}

const loggedMissing = new Set<string>();
const fresh = new Map<string, { bytes: number; photo: Photo }>();

function shippedPicture(key: string): Photo {
  const bytes = shippedBytes(key);
  const entry = shipped.pictures[key];
  const alt = entry?.alt ?? "";
  if (bytes === null || bytes > MAX_PICTURE_BYTES) {
    if (!loggedMissing.has(key)) log.warn({ key }, "a picture of the site is missing, or far too large");
    loggedMissing.add(key);
    return { key, alt, ...UNKNOWN, missing: true };
  }
  if (entry?.bytes === bytes) {
    const { version, width, height, placeholder } = entry;
    return { key, alt, version, width, height, placeholder };
  }
  const before = fresh.get(key);
  if (before?.bytes === bytes) return before.photo;
  const photo = { key, alt, ...readUnindexed(key) };
  fresh.set(key, { bytes, photo });
  return photo;
}

/** For a picture that is newer than the index: without a placeholder. */
function readUnindexed(key: string) {
  const file = readFileSync(shippedPath(key) ?? "");
  return { ...UNKNOWN, ...webpSize(file), version: contentHash(file) };
}

function shippedBytes(key: string): number | null {
  const path = shippedPath(key);
  return path ? (statSync(path, { throwIfNoEntry: false })?.size ?? null) : null;
}

let own: ReadonlyMap<string, Photo> = new Map();
/** Keys of films by the names of their posters. */
let ownFilms: ReadonlyMap<string, string> = new Map();

/** Reads which pictures of the design the gym has replaced. Called before a page is rendered. */
export async function refreshOwnPictures(db: Database): Promise<void> {
  // All pages share this state, so a preview must not change it.
  if (isPreview()) return;
  const rows = await readSitePictures(db);
  const photos = await findPictures(rows.map(({ picture, alt }) => ({ key: picture, alt })));
  // If the gym's picture is missing in the store, the shipped one is shown.
  own = new Map(rows.flatMap(({ place }, at) => (photos[at] ? [[place, photos[at]] as const] : [])));
  ownFilms = new Map(rows.flatMap(({ place, film }) => (film ? [[place, film] as const] : [])));
}

/** The gym's own picture in place of the one with this name in media/site. */
export function ownSitePicture(name: string): Photo | undefined {
  return own.get(name);
}

/** Width and height from a WebP file's first bytes; null for anything else. */
export function webpSize(file: Buffer): { width: number; height: number } | null {
  if (
    file.length < 30 ||
    file.toString("latin1", 0, 4) !== "RIFF" ||
    file.toString("latin1", 8, 12) !== "WEBP"
  ) {
    return null;
  }
  const kind = file.toString("latin1", 12, 16);
  if (kind === "VP8X") return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (kind === "VP8 ")
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  if (kind !== "VP8L") return null;
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
