import { data } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { specialPortraits } from "#content/trainer-order.ts";
import { findPortrait, portraitsIn } from "#domain/trainers.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { rowKey } from "#operations/collections/collection.ts";
import { trainers } from "#operations/collections/people.collection.ts";

export type Member = { name: string; picture: string | null; src: string | null };

/** Everybody that visitors see, with the key and the address of their portrait, uncached. */
export async function team(): Promise<Member[]> {
  const portraits = portraitsIn(await pictureStore().names("trainers"));
  return (await readRows(siteDatabase(), trainers)).map((row) => {
    const name = rowKey(trainers, row);
    const file = findPortrait(name, portraits, specialPortraits);
    const picture = file === undefined ? null : `trainers/${file}`;
    return { name, picture, src: picture && photoUrl(picture, { width: 320, format: "avif" }) };
  });
}

/** Addresses of portraits by name. */
export async function readFaces(): Promise<Map<string, string | null>> {
  return new Map((await team()).map(({ name, src }) => [name, src]));
}

/** The person that the address names. */
export async function memberIn(request: Request) {
  const name = new URL(request.url).searchParams.get("name");
  const person = (await team()).find((one) => one.name === name);
  if (!person) throw data(null, { status: 404 });
  return person;
}
