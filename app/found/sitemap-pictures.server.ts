import type { RouterContextProvider } from "react-router";
import { database } from "#data/store/database.server.ts";
import { attempt } from "#data/request/freshness.server.ts";
import { readTourImages } from "#data/tour-images.server.ts";
import { readTrainers } from "#data/trainers.server.ts";
import { listNutritionPictures } from "#photos/nutrition-pictures.server.ts";
import { photoUrl } from "#photos/photo-url.ts";
import { galleryPhotos, sitePhoto } from "#photos/site-photos.server.ts";
import { listTrainerPictures } from "#photos/trainer-pictures.server.ts";
import type { FoundPage } from "./pages.ts";

type Context = Readonly<RouterContextProvider>;

/** Addresses of all pictures that a page shows: its own, and those of the gym's store. */
export async function picturesOf(context: Context): Promise<(page: FoundPage) => string[]> {
  const stored = await storedPictures(context);
  return ({ path, picture, pictures }) => {
    const own = [...new Set([picture, ...pictures])].map(sitePhoto).map(large);
    return [...own, ...(stored.get(path) ?? []).map(large)];
  };
}

/** By page. What can't be read is left out of this sitemap, which is then not kept. */
async function storedPictures(context: Context) {
  const tour = await attempt(context, "tour photos", () => readTourImages(database()));
  const portraits = await attempt(context, "portraits", () => readTrainers(database(), listTrainerPictures));
  const kitchen = await attempt(context, "nutrition images", listNutritionPictures);
  const inTour = (tour ?? []).map(({ key }) => ({ key, version: "" }));
  return new Map([
    ["/", inTour],
    ["/gallery", [...inTour, ...galleryPhotos().map(({ photo }) => photo)]],
    [
      "/trainers",
      (portraits ?? []).flatMap(({ picture }) => (picture ? [{ key: picture, version: "" }] : [])),
    ],
    ["/programs/evo-nutrition", (kitchen ?? []).map(({ key }) => ({ key, version: "" }))],
  ]);
}

function large({ key, version }: { key: string; version: string }): string {
  return photoUrl(key, { width: 1600, format: "jpeg", version });
}
