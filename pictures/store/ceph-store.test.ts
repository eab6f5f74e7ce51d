import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasCeph, startCeph } from "#test/outside/ceph-cluster.ts";
import { checkPictureStore, openPictureStore } from "./picture-store.server.ts";
import { storeRules } from "#test/support/store-rules.ts";

// s3rver accepts every signature; Ceph's gateway verifies them.
const gate = 17_000 + (process.pid % 900) * 2;
const url = (secret: string) => `s3://GYMKEY:${secret}@127.0.0.1:${gate}/gym?tls=0&region=default`;
const open = (secret = "SECRET-of-the-gym") =>
  openPictureStore({ dataDir: "unused", storageUrl: url(secret) });

describe.runIf(process.env.LONG_TESTS === "1" && hasCeph)("a store that verifies signatures", () => {
  let folder: string;
  let stop: (() => void) | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "ceph-"));
    stop = await startCeph(folder, gate, { key: "GYMKEY", secret: "SECRET-of-the-gym" });
    // The first buckets take a while.
    for (const bucket of ["tour-images", "nutrition-images", "trainers"]) {
      await open().put(`${bucket}/first.png`, Buffer.from("x"));
      await open().remove(`${bucket}/first.png`);
    }
  });
  afterAll(async () => {
    stop?.();
    await rm(folder, { recursive: true, force: true });
  });

  storeRules(() => open());

  test("a wrong secret is explained", async () => {
    await expect(checkPictureStore(open("wrong"))).rejects.toThrow(
      /^STORAGE_URL: the picture store at 127\.0\.0\.1:\d+ refuses the key or its secret \(403 SignatureDoesNotMatch\)$/,
    );
  });

  test("lists more pictures than fit on one page", async () => {
    const store = open();
    for (let start = 0; start < 1050; start += 50) {
      const some = Array.from({ length: 50 }, (_, number) => `trainers/t${start + number}.png`);
      await Promise.all(some.map((key) => store.put(key, Buffer.from("x"))));
    }
    expect((await store.names("trainers")).length).toBeGreaterThanOrEqual(1050);
  });
});
