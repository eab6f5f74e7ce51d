import { redirect, type RouterContextProvider } from "react-router";
import { type Row, rowKey } from "#operations/collections/collection.ts";
import type { ShownCollection } from "#desk/collections/collection-for.server.ts";
import { addSentPicture } from "#desk/pictures/upload/add-picture.server.ts";
import { reasonIn } from "#desk/frame/refusal.tsx";
import { setRefusal } from "#desk/sign-in/session-cookie.server.ts";
import { readOrigin } from "#desk/sign-in/visit.server.ts";
import { readFaces } from "./team.server.ts";

export type ShownPortrait = { name: string; src: string | null };

/** What the form of a person shows; null for other lists. */
export async function portraitFor(
  collection: ShownCollection,
  row: Row | undefined,
): Promise<ShownPortrait | null> {
  if (!collection.screen.hasFaces) return null;
  const name = row ? rowKey(collection, row) : "";
  return { name, src: (await readFaces()).get(name) ?? null };
}

/** Whether the form of a person came with a photo. */
export function hasPortrait({ screen }: ShownCollection, posted: FormData): boolean {
  const file = posted.get("photo");
  return screen.hasFaces === true && file instanceof File && file.size > 0;
}

/** Adds the photo after the person has been saved. */
export async function addPortrait(
  context: Readonly<RouterContextProvider>,
  posted: FormData,
  { screen }: ShownCollection,
  { name, saved, gone }: { name: string; saved: Response; gone: AbortSignal },
): Promise<Response> {
  const key = encodeURIComponent(name);
  const back = `/desk/${screen.path}?saved=${key}`;
  // Sent without a form key, because saving the person has used it.
  const photo = new FormData();
  photo.set("photo", posted.get("photo")!);
  const answer = await addSentPicture(context, photo, { to: "trainers", words: name, back, gone });
  // Only one message is shown: that of the person if other fields have changed too, else that of the portrait.
  const isMore = saved.headers.get("location")?.includes("done=");
  if (answer instanceof Response) return isMore ? saved : answer;
  return redirect(`/desk/${screen.path}/row?key=${key}&portrait=refused`, {
    status: 303,
    headers: { "set-cookie": setRefusal(readOrigin(context), reasonIn(answer) ?? "") },
  });
}
