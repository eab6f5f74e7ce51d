import { readFileSync, statSync } from "node:fs";
import films from "#media/film/film.json" with { type: "json" };
import { log } from "#config/log.server.ts";
import { ownSitePhoto } from "./own-site-photos.server.ts";
import { MOST_PICTURE_BYTES } from "./photo-limit.ts";
import { shippedPath } from "#pictures/sizes/photo-source.server.ts";
import { fileUrl, type Photo } from "#ui/pictures/picture-url.ts";
import { shipped } from "#pictures/store/shipped-pictures.server.ts";
import { contentHash } from "#pictures/store/version-of.ts";
import { webpSize } from "#pictures/sizes/webp-size.ts";

const LOST = { version: "", width: 1600, height: 900, placeholder: "" };

/** A picture of the design, by its name in media/site: the gym's own, or the one that ships with the site. */
export function sitePhoto(name: string): Photo {
  return ownSitePhoto(name) ?? shippedPhoto(`site/${name}.webp`);
}

/** Where a picture that somebody has named stands now: 'site/macro.webp' may be the gym's own meanwhile. */
export function keyShown(key: string): string {
  const name = /^site\/(.+)\.webp$/.exec(key)?.[1];
  return (name && ownSitePhoto(name)?.key) || key;
}

export function isShipped({ key }: Photo): boolean {
  return shippedPath(key) !== null;
}

/** Those that are there, by their names in media/site. */
export function sitePhotos(names: readonly string[]): Photo[] {
  return names.map(sitePhoto).filter(({ missing }) => !missing);
}

export function panoramaPhoto(name: string): Photo {
  return shippedPhoto(`panoramas/${name}.webp`);
}

/** Those that are there, by their names in media/gallery, or in media/site where the name begins with it. */
export function galleryPhotosNamed(names: readonly string[]): Photo[] {
  const named = (name: string) =>
    name.startsWith("site/") ? sitePhoto(name.slice(5)) : shippedPhoto(`gallery/${name}.webp`);
  return names.map(named).filter(({ missing }) => !missing);
}

export type GalleryPhoto = { photo: Photo; category: string };

/** The shipped pictures of the gallery page, with the category of each, in the order of media/gallery/gallery.json. */
export function galleryPhotos(): GalleryPhoto[] {
  return Object.entries(shipped.pictures)
    .filter(([key]) => key.startsWith("gallery/"))
    .map(([key, entry]) => ({ photo: shippedPhoto(key), category: entry.category ?? "Community" }))
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

/** A film's addresses, in the formats that exist, and its first frame. A picture of the gym's own takes its place. */
export function filmInfo(name: string): Film {
  const own = ownSitePhoto(`poster-${name}`);
  if (own) return { webm: null, mp4: null, captions: null, poster: own };
  const address = (kind: string) => {
    const key = `film/${name}.${kind}`;
    return shippedBytes(key) === null ? null : fileUrl(key, shipped.files[key]?.version);
  };
  const poster = sitePhoto(`poster-${name}`);
  const { seconds, since } = films.find((film) => film.name === name) ?? {};
  return { webm: address("webm"), mp4: address("mp4"), captions: address("vtt"), poster, seconds, since };
}

/** A drawn logo is served as the file it is. */
export function partnerLogo(name: string): string {
  const key = `partners/${name}.svg`;
  return fileUrl(key, shipped.files[key]?.version);
}

const missed = new Set<string>();
const fresh = new Map<string, { bytes: number; photo: Photo }>();

function shippedPhoto(key: string): Photo {
  const bytes = shippedBytes(key);
  const entry = shipped.pictures[key];
  const alt = entry?.alt ?? "";
  if (bytes === null || bytes > MOST_PICTURE_BYTES) {
    if (!missed.has(key)) log.warn({ key }, "a picture of the site is missing, or far too large");
    missed.add(key);
    return { key, alt, ...LOST, missing: true };
  }
  if (entry?.bytes === bytes) {
    const { version, width, height, placeholder } = entry;
    return { key, alt, version, width, height, placeholder };
  }
  const before = fresh.get(key);
  if (before?.bytes === bytes) return before.photo;
  const photo = { key, alt, ...lookAt(key) };
  fresh.set(key, { bytes, photo });
  return photo;
}

/** A picture that is newer than the index: its hash and size are enough to show it. */
function lookAt(key: string) {
  const file = readFileSync(shippedPath(key) ?? "");
  return { ...LOST, ...webpSize(file), version: contentHash(file) };
}

function shippedBytes(key: string): number | null {
  const path = shippedPath(key);
  return path ? (statSync(path, { throwIfNoEntry: false })?.size ?? null) : null;
}
