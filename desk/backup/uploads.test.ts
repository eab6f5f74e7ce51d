import type { ReadableStream as WebStream } from "node:stream/web";
import { expect, test } from "vitest";
import { addToUpload, beginUpload, removeUpload, uploadPath, useUpload } from "./uploads.server.ts";

test("an upload that is being restored is kept, and a second one is refused", async () => {
  const id = await beginUpload();
  await addToUpload(id, 0, new Blob(["a backup"]).stream() as WebStream<Uint8Array>);
  await useUpload(id, async () => {
    await expect(beginUpload()).rejects.toThrow("A backup is being restored.");
    await removeUpload(id);
    expect(await uploadPath(id)).not.toBeNull();
  });
  await beginUpload();
  expect(await uploadPath(id)).toBeNull();
});
