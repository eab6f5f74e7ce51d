import type { RouterContextProvider } from "react-router";
import type { BucketName } from "#operations/pictures/buckets.ts";
import { addPicture } from "#operations/pictures/pictures.operations.ts";
import { makeAllSizes } from "#pictures/sizes/picture-sizes.server.ts";
import { act, type Answer, explain } from "#desk/actions/act.server.ts";
import { photoIn } from "./photo.server.ts";

/** Adds the uploaded photo, then makes its sizes in the background. */
export async function addSentPicture(
  context: Readonly<RouterContextProvider>,
  posted: FormData,
  { to, words, back, gone }: { to: BucketName; words: string; back: string; gone: AbortSignal },
): Promise<Answer | Response> {
  try {
    const input = { to, words, gone, ...(await photoIn(posted)) };
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
