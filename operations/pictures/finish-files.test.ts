import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { trainers } from "#operations/collections/people.collection.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { run } from "#operations/run.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { owner, storesAround } from "#test/support/stores.ts";
import { stripes } from "#test/support/test-pictures.ts";
import { readEntries, readChanges } from "#operations/journal/audit-log.ts";
import { addPicture } from "./pictures.operations.ts";
import { fileChanges, isSnapshot, isUnchanged } from "./snapshot.ts";

eachDatabase((_name, fresh) => {
  test("a slow process never puts an older picture over a newer one", async () => {
    const db = await fresh({ sample: true });
    const store = openPictureStore({ dataDir: ownFolder() });
    const [trainer] = await readRows(db, trainers);
    const add = async (height: number, pictures = store) => {
      const bytes = await stripes(64, height).png().toBuffer();
      const input = { to: "trainers", name: "a.png", bytes, words: String(trainer!["Name"]) } as const;
      await run(addPicture, { input, actor: owner, stores: storesAround(db, { pictures: () => pictures }) });
    };
    const isReached = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    const slow: typeof store = {
      ...store,
      async put(key, bytes) {
        if (!isSnapshot(key)) {
          isReached.resolve();
          await mayGoOn.promise;
        }
        await store.put(key, bytes);
      },
    };
    const older = add(48, slow);
    await isReached.promise;
    const newer = add(60);
    // The newer one waits for the older one.
    await Promise.race([newer, sleep(1_500)]);
    mayGoOn.resolve();
    await Promise.all([older, newer]);
    const [latest] = await readEntries(db);
    const [change] = fileChanges(await readChanges(db, latest!.id));
    expect(await isUnchanged(store, change!)).toBe(true);
  });
});
