import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gymAt } from "#test/support/gym.ts";

// Damaged backups are refused with one sentence and a next step, and nothing is changed.

let folder: string;
let whole: Buffer;
let tar: Buffer;
let pictures: number;
const gym = (words: string[]) => gymAt({ env: { DATA_DIR: join(folder, "data") } }, words);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gym-damaged-"));
  await gym(["sample", "load"]);
  pictures = await picturesIn("whole.tar.gz");
  whole = readFileSync(join(folder, "whole.tar.gz"));
  tar = gunzipSync(whole);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function picturesIn(name: string): Promise<number> {
  const made = await gym(["backup", join(folder, name), "--json"]);
  return (JSON.parse(made.out) as { pictures: number }).pictures;
}

function flipByte(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 0xff;
  return copy;
}

test.each<[string, () => Buffer, RegExp]>([
  ["an empty file", () => Buffer.alloc(0), /is truncated/],
  ["its first bytes alone", () => whole.subarray(0, 10), /is truncated/],
  ["its first half", () => whole.subarray(0, whole.length / 2), /is truncated/],
  ["all but the last bytes", () => whole.subarray(0, -4), /is truncated/],
  ["something else", () => Buffer.from("something else"), /is not a valid \.tar\.gz archive/],
  ["another magic number", () => flipByte(whole, 0), /is not a valid \.tar\.gz archive/],
  ["a tar that is not compressed", () => tar, /is not a valid \.tar\.gz archive/],
  ["a byte turned in the middle", () => flipByte(whole, whole.length >> 1), /is damaged/],
  ["another checksum at the end", () => flipByte(whole, whole.length - 6), /is damaged/],
  ["more after its end", () => Buffer.concat([whole, Buffer.from("more")]), /has trailing data/],
  ["a tar that breaks off", () => gzipSync(tar.subarray(0, tar.length / 2)), /is truncated/],
  ["a tar without its end", () => gzipSync(tar.subarray(0, -1024)), /is truncated/],
  ["another checksum in the tar", () => gzipSync(flipByte(tar, 150)), /is damaged/],
  ["no tar at all", () => gzipSync(Buffer.alloc(4000, "x")), /is damaged/],
  ["a tar of nothing", () => gzipSync(Buffer.alloc(1024)), /is not a backup of this site/],
])("%s", async (name, bytes, why) => {
  const path = join(folder, `${name}.tar.gz`);
  writeFileSync(path, bytes());
  const answer = await gym(["restore", path, "--replace", "--yes"]);
  const [first = "", next, ...more] = answer.said.trimEnd().split("\n");
  expect([answer.code, answer.out, more]).toEqual([1, "", []]);
  expect(first).toMatch(why);
  expect(first).toMatch(/[^.]\.$/);
  expect(next).toBe("Use another backup file. Nothing was changed.");
});

test("a folder is refused, and the data is unchanged", async () => {
  expect(await gym(["restore", folder, "--yes"])).toMatchObject({
    code: 1,
    said: expect.stringContaining("is a folder."),
  });
  expect(await picturesIn("after.tar.gz")).toBe(pictures);
});
