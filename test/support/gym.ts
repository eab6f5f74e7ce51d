import { Readable, Writable } from "node:stream";
import { type Env, readEnv } from "#config/env.server.ts";
import { main } from "#cli/main.ts";
import { openDatabase } from "#db/drivers/database.server.ts";
import type { Stores } from "#operations/operation.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import type { Place } from "./fresh-database.ts";
import type { GymAnswer } from "./run-gym.ts";
import { storesAround } from "./stores.ts";

/** Runs the command line in this process on the test's stores. `typed` is standard input. */
export function gymOn(stores: Stores) {
  return async (words: readonly string[], typed = ""): Promise<GymAnswer> => {
    const [stdout, stderr] = [new Collected(), new Collected()];
    const io = { stdin: Readable.from([typed]), stdout, stderr, isTTY: false };
    const code = await main(words, io, () => Promise.resolve(stores));
    return { code, out: stdout.text(), said: stderr.text() };
  };
}

/**
 * The same on a place. Backup, restore, move, doctor and update open the stores of the process's environment, so they need
 * `runGym(place.env, …)`.
 */
export async function gymAt(place: Place, words: readonly string[], typed = ""): Promise<GymAnswer> {
  const db = await openDatabase({ ...place, sample: !place.databaseUrl });
  const pictures = openPictureStore({ dataDir: place.dataDir });
  const env = readEnv(place.env) as Env;
  try {
    return await gymOn(storesAround(db, { pictures: () => pictures, env }))(words, typed);
  } finally {
    await db.close();
  }
}

class Collected extends Writable {
  readonly #chunks: Buffer[] = [];
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#chunks.push(chunk);
    done();
  }
  text() {
    return Buffer.concat(this.#chunks).toString("utf8");
  }
}
