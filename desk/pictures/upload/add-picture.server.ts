import { redirect, type RouterContextProvider } from "react-router";
import type { BucketName } from "#operations/pictures/buckets.ts";
import { addPicture } from "#operations/pictures/pictures.operations.ts";
import { makeAllSizes } from "#pictures/sizes/picture-sizes.server.ts";
import { act, type Answer, explain, withEntry } from "#desk/actions/act.server.ts";
import { dropSavedDraft } from "#desk/drafts/sign-in-first.server.ts";
import { reasonIn } from "#desk/frame/refusal.tsx";
import { savedIds } from "#desk/log/entry-ids.ts";
import { fileName, photoIn, photosIn } from "./photo.server.ts";

type Context = Readonly<RouterContextProvider>;
/** `back` is where the added photo is shown. */
type Options = { to: BucketName; words: string; instead?: string; back: string; gone: AbortSignal };

/** Adds the uploaded photo, then makes its sizes in the background. */
export async function addSentPicture(
  context: Context,
  posted: FormData,
  { to, words, instead, back, gone }: Options,
): Promise<Answer | Response> {
  try {
    const input = { to, words, instead, gone, ...(await photoIn(posted)) };
    let isThere = false;
    const answer = await act(context, addPicture, {
      input,
      posted,
      labels: { words: "Description" },
      next: (done) => {
        isThere = done === undefined;
        if (done) void makeAllSizes(done.result.key);
        return back;
      },
    });
    return isThere ? { refused: "This photo has been added already." } : answer;
  } catch (error) {
    return explain(error);
  }
}

/** One sentence for each photo that was not added. */
export type PhotosAnswer = Answer & { failures?: string[] };

/** Adds all photos that the form came with. One that is refused does not stop the others. */
export async function addSentPictures(
  context: Context,
  posted: FormData,
  options: Options,
): Promise<PhotosAnswer | Response> {
  const files = photosIn(posted);
  if (files.length < 2) return addSentPicture(context, posted, options);
  const failures: string[] = [];
  const done: string[] = [];
  for (const file of files) {
    const single = new FormData();
    single.set("photo", file);
    const answer = await addSentPicture(context, single, options);
    if (answer instanceof Response) done.push(...savedIds(answer));
    else failures.push(sentenceFor(fileName(file), answer));
  }
  if (failures.length === 0) {
    await dropSavedDraft(context, posted);
    return redirect(withEntry(options.back, done.join()), 303);
  }
  const added = files.length - failures.length;
  return { refused: `${added} of ${files.length} photos were added`, failures };
}

function sentenceFor(name: string, answer: Answer): string {
  const words = reasonIn(answer)?.replace("\n", " ") ?? "It could not be saved. Try again.";
  return words.startsWith(name) ? words : `${name}: ${words}`;
}
