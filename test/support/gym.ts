import { Readable, Writable } from "node:stream";
import { readEnv } from "#config/env.server.ts";
import { main } from "#cli/main.ts";
import { connect } from "#db/drivers/database.server.ts";
import type { Stores } from "#operations/operation.ts";
import { closeDatabases, prepareStores } from "#operations/stores.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import type { Place } from "./fresh-database.ts";
import type { GymAnswer } from "./run-gym.ts";

/** Runs the command line in this process on the test's stores. `typed` is standard input. */
export function gymOn(stores: Stores) {
  return (words: readonly string[], typed = "") => perform(words, typed, () => Promise.resolve(stores));
}

/**
 * The same on the stores that a place's environment names. `gym doctor` needs `runGym`, because it renders pages of the
 * build, which reads the environment of the process.
 */
export async function gymAt(
  { env }: Pick<Place, "env">,
  words: readonly string[],
  typed = "",
): Promise<GymAnswer> {
  const settings = readEnv(env);
  if ("errors" in settings) throw new Error(settings.errors.join("\n"));
  const pictures = openPictureStore({ storageUrl: settings.STORAGE_URL, dataDir: settings.DATA_DIR });
  const stores = { ...connect(settings), pictures: () => pictures, env: settings };
  const open = async (isReady: boolean) => (isReady ? prepareStores(stores) : stores);
  try {
    return await perform(words, typed, open);
  } finally {
    await closeDatabases(stores);
  }
}

async function perform(
  words: readonly string[],
  typed: string,
  open: (isReady: boolean) => Promise<Stores>,
): Promise<GymAnswer> {
  const [stdout, stderr] = [new Collected(), new Collected()];
  const code = await main(words, { stdin: Readable.from([typed]), stdout, stderr, isTTY: false }, open);
  return { code, out: stdout.text(), said: stderr.text() };
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
