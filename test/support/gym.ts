import { Readable, Writable } from "node:stream";
import { vi } from "vitest";
import type { Stores } from "#operations/operation.ts";
import type { GymAnswer } from "./run-gym.ts";

let current: Stores;
vi.doMock("#cli/open-stores.ts", () => ({ openStores: () => Promise.resolve(current) }));
const { main } = await import("#cli/main.ts");

/** The command line in this process, on the test's stores. `typed` is what standard input holds. */
export function gymOn(stores: Stores) {
  return async (words: readonly string[], typed = ""): Promise<GymAnswer> => {
    current = stores;
    const [stdout, stderr] = [new Collected(), new Collected()];
    const code = await main(words, { stdin: Readable.from([typed]), stdout, stderr, isTTY: false });
    return { code, out: stdout.text(), said: stderr.text() };
  };
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
