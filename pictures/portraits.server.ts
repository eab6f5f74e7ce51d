import type { RouterContextProvider } from "react-router";
import { attempt } from "#http/freshness.server.ts";
import { photoOf } from "./photo-index.server.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { sitePhoto } from "./site-photos.server.ts";

type Person = { name: string; portrait: string; image: string };
type Context = Readonly<RouterContextProvider>;

export function withPortraits<T extends Person>(context: Context, people: readonly T[]) {
  return Promise.all(
    people.map(async (person) => ({ ...person, portrait: await portraitOf(context, person) })),
  );
}

/** A portrait from the trainers bucket; the shipped picture stands in where there is none, or no answer. */
export async function portraitOf(context: Context, person: Person): Promise<Photo> {
  const alt = `Portrait of ${person.name}`;
  const found = await attempt(context, "a portrait", () => photoOf(person.portrait, alt));
  return found ?? { ...sitePhoto(person.image), alt: `No portrait of ${person.name} yet` };
}
