import { data } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { specialPortraits } from "#content/trainer-order.ts";
import { findPortrait, portraitsIn } from "#domain/trainers.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { rowKey } from "#operations/collections/collection.ts";
import { trainers } from "#operations/collections/people.collection.ts";

/** Everybody on the team with the key of their portrait, uncached. */
export async function team(): Promise<{ name: string; picture: string | null }[]> {
  const portraits = portraitsIn(await pictureStore().names("trainers"));
  return (await readRows(siteDatabase(), trainers)).map((row) => {
    const name = rowKey(trainers, row);
    const file = findPortrait(name, portraits, specialPortraits);
    return { name, picture: file === undefined ? null : `trainers/${file}` };
  });
}

/** The person that the address names. */
export async function memberIn(request: Request) {
  const name = new URL(request.url).searchParams.get("name");
  const found = (await team()).find((one) => one.name === name);
  if (!found) throw data(null, { status: 404 });
  return found;
}
