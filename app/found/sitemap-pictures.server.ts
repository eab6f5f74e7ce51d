import type { RouterContextProvider } from "react-router";
import { programs } from "#content/programs.ts";
import { database } from "#data/database.server.ts";
import { attempt } from "#data/freshness.server.ts";
import { readTourImages } from "#data/tour-images.server.ts";
import { galleryPhotos, sitePhoto } from "#photos/site-photos.server.ts";
import { photoUrl, type Photo } from "#photos/photo-url.ts";
import type { FoundPage } from "./pages.ts";

/** Addresses of the pictures that a page shows: its own, its program's, and all of the gallery's. */
export async function picturesOf(context: Readonly<RouterContextProvider>) {
  const tour = (await attempt(context, "tour photos", () => readTourImages(database()))) ?? [];
  const inGallery = [
    ...tour.map(({ key }) => large({ key, version: "" })),
    ...galleryPhotos().map(({ photo }) => large(photo)),
  ];
  return ({ path, picture }: FoundPage): string[] => {
    if (path === "/gallery") return [large(sitePhoto(picture)), ...inGallery];
    const program = programs.find(({ slug }) => path === `/programs/${slug}`);
    return [...new Set([picture, ...(program?.gallery ?? [])])].map((name) => large(sitePhoto(name)));
  };
}

function large({ key, version }: Pick<Photo, "key" | "version">): string {
  return photoUrl(key, { width: 1600, format: "jpeg", version });
}
