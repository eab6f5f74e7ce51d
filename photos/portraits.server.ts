import type { RouterContextProvider } from "react-router";
import { attempt } from "#data/freshness.server.ts";
import { photoOf } from "./photo-index.server.ts";
import type { Photo } from "./photo-url.ts";
import { sitePhoto } from "./site-photos.server.ts";

/** A portrait from the trainers bucket; the shipped picture stands in where there is none, or no answer. */
export async function portraitOf(
  context: Readonly<RouterContextProvider>,
  person: { name: string; portrait: string; image: string },
): Promise<Photo> {
  const alt = `Portrait of ${person.name}`;
  const found = await attempt(context, "a portrait", () => photoOf(person.portrait, alt));
  return found ?? { ...sitePhoto(person.image), alt };
}
