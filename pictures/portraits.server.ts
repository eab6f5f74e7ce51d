import type { RequestContext } from "#http/request-context.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { findPicture } from "./find-pictures.server.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { sitePicture } from "./site-pictures.server.ts";

type Person = { name: string; portrait: string; image: string };

export function withPortraits<T extends Person>(context: RequestContext, people: readonly T[]) {
  return Promise.all(
    people.map(async (person) => ({ ...person, portrait: await loadPortrait(context, person) })),
  );
}

/** A portrait from the trainers bucket; a shipped picture if there is none, or the store does not answer. */
export async function loadPortrait(context: RequestContext, person: Person): Promise<Photo> {
  const alt = `Portrait of ${person.name}`;
  const picture = await readOrNull(context, "a portrait", () => findPicture(person.portrait, alt));
  return picture ?? { ...sitePicture(person.image), alt: `No portrait of ${person.name} yet` };
}
