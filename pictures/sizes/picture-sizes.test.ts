import { readFileSync, watch } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { decodingBomb, phonePhoto, stripes } from "#test/support/test-pictures.ts";

const dataDir = await mkdtemp(join(tmpdir(), "picture-sizes-"));
process.env.DATA_DIR = dataDir;
const { pictureStore } = await import("#pictures/store/picture-store.server.ts");
const { encode } = await import("./encoder.server.ts");
const { readSizedPicture } = await import("./picture-sizes.server.ts");
const { readPictureFacts } = await import("#pictures/picture-facts.server.ts");
const { findPicture, findPictures } = await import("#pictures/find-pictures.server.ts");
const { log } = await import("#config/log.server.ts");
const store = pictureStore();

beforeAll(async () => {
  await mkdir(join(dataDir, "sizes"), { recursive: true });
  await store.check();
});
afterAll(() => rm(dataDir, { recursive: true }));

async function sized(
  key: string,
  width: 160 | 320 | 480 | 1920,
  format: "avif" | "webp" | "jpeg",
  acceptsSubstitute = false,
) {
  const photo = await readSizedPicture({ key, width, format, acceptsSubstitute });
  if (typeof photo === "string") throw new Error(photo);
  return photo;
}

test("a photo from a phone is rotated and stripped of metadata", async () => {
  const original = await phonePhoto(600, 400);
  expect((await sharp(original).metadata()).exif?.includes("Casey")).toBe(true);
  await store.put("tour-images/phone.jpg", original);
  for (const format of ["avif", "webp", "jpeg"] as const) {
    const { body } = await sized("tour-images/phone.jpg", 320, format);
    const facts = await sharp(body).metadata();
    expect([facts.width, facts.height]).toEqual([320, 480]);
    expect(facts.orientation ?? 1).toBe(1);
    expect(facts.exif).toBeUndefined();
    expect(body.includes("Casey")).toBe(false);
    expect(facts.format).toBe(format === "avif" ? "heif" : format);
    // The red corner moves from the upper left to the upper right.
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] ?? 0;
    expect(at(300, 20)).toBeLessThan(60);
    expect(at(20, 20)).toBeGreaterThan(200);
  }
  expect(await findPicture("tour-images/phone.jpg", "A hall")).toMatchObject({
    width: 400,
    height: 600,
    alt: "A hall",
  });
});

test("a picture is never enlarged", async () => {
  await store.put("tour-images/small.png", await stripes(200, 100).png().toBuffer());
  const photo = await sized("tour-images/small.png", 1920, "webp");
  expect((await sharp(photo.body).metadata()).width).toBe(200);
  expect(photo.width).toBe(320);
});

test("twenty simultaneous requests share one low-priority encoding", async () => {
  await store.put("tour-images/many.jpg", await stripes(900, 600).jpeg().toBuffer());
  await readPictureFacts("tour-images/many.jpg");
  const moved: string[] = [];
  const watcher = watch(join(dataDir, "sizes"), (event, name) => {
    if (event === "rename" && name?.endsWith("-480.avif")) moved.push(name);
  });
  const request = Promise.all(Array.from({ length: 20 }, () => sized("tour-images/many.jpg", 480, "avif")));
  if (process.platform === "linux") {
    await expect.poll(() => childPriorities().length, { interval: 5 }).toBeGreaterThan(0);
    expect(childPriorities()).toEqual(childPriorities().map(() => 10));
  }
  const photos = await request;
  await expect.poll(() => moved).not.toEqual([]);
  watcher.close();
  expect(moved).toHaveLength(1);
  expect(new Set(photos.map(({ body }) => body.toString("base64"))).size).toBe(1);
});

test("at most two encoders run", async () => {
  const keys = Array.from({ length: 6 }, (_, number) => `tour-images/n${number}.jpg`);
  for (const [place, key] of keys.entries())
    await store.put(
      key,
      await stripes(700 + place, 500)
        .jpeg()
        .toBuffer(),
    );
  await Promise.all(keys.flatMap((key) => [sized(key, 320, "webp"), sized(key, 320, "avif")]));
  if (process.platform === "linux") expect(childPriorities().length).toBeLessThanOrEqual(2);
});

test("the first request gets the nearest size immediately, the next one the AVIF", async () => {
  await store.put("tour-images/hurry.jpg", await stripes(1000, 700).jpeg().toBuffer());
  const first = await sized("tour-images/hurry.jpg", 480, "avif", true);
  expect(first).toMatchObject({ format: "webp", exact: false });
  await expect.poll(async () => (await sized("tour-images/hurry.jpg", 480, "avif", true)).exact).toBe(true);
  expect(await sized("tour-images/hurry.jpg", 480, "avif", true)).toMatchObject({
    format: "avif",
    exact: true,
  });
});

test("a size is cached on disk for the next process", async () => {
  await store.put("tour-images/kept.jpg", await stripes(500, 400).jpeg().toBuffer());
  const { version, body } = await sized("tour-images/kept.jpg", 160, "jpeg");
  expect(await readFile(join(dataDir, "sizes", `${version}-160.jpeg`))).toEqual(body);
  await writeFile(join(dataDir, "sizes", `${version}-160.jpeg`), "from disk");
  expect(String((await sized("tour-images/kept.jpg", 160, "jpeg")).body)).toBe("from disk");
});

test("a changed picture has a new hash immediately", async () => {
  await store.put("tour-images/changes.jpg", await stripes(300, 200).jpeg().toBuffer());
  const before = await readPictureFacts("tour-images/changes.jpg");
  await store.put("tour-images/changes.jpg", await stripes(200, 300).jpeg().toBuffer());
  const after = await readPictureFacts("tour-images/changes.jpg");
  expect(after).toMatchObject({ width: 200, height: 300 });
  expect(after?.version).not.toBe(before?.version);
});

const jpeg = await stripes(800, 600).jpeg().toBuffer();
const webp = await stripes(800, 600).webp().toBuffer();
test.each([
  ["bomb.png", decodingBomb()],
  ["truncated.jpg", jpeg.subarray(0, jpeg.length / 2)],
  ["truncated.webp", webp.subarray(0, webp.length / 2)],
  ["words.jpg", Buffer.from("no picture at all")],
  ["drawing.png", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`)],
  ["empty.jpg", Buffer.alloc(0)],
])("%s is refused and logged once", async (name, bytes) => {
  const warn = vi.spyOn(log, "warn");
  await store.put(`tour-images/${name}`, bytes);
  expect(await readSizedPicture({ key: `tour-images/${name}`, width: 320, format: "webp" })).toBe("refused");
  expect(await readSizedPicture({ key: `tour-images/${name}`, width: 480, format: "avif" })).toBe("refused");
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.lastCall).toMatchObject([{ key: `tour-images/${name}` }, "picture refused"]);
  expect(await findPicture(`tour-images/${name}`, "A hall")).toMatchObject({
    alt: "A hall",
    placeholder: "",
  });
  warn.mockRestore();
});

test("a missing picture is null at its position", async () => {
  const photos = await findPictures([
    { key: "tour-images/none.webp", alt: "" },
    { key: "tour-images/kept.jpg", alt: "Kept" },
    { key: "../../etc/passwd", alt: "" },
  ]);
  expect(photos.map((photo) => photo?.alt ?? null)).toEqual([null, "Kept", null]);
  expect(photos[1]?.placeholder).toMatch(/^data:image\/webp;base64,.{20,180}$/);
});

test.runIf(process.platform === "linux")("an encoder that dies fails one picture only", async () => {
  await store.put("tour-images/unlucky.jpg", await stripes(3000, 2000).jpeg().toBuffer());
  await readPictureFacts("tour-images/unlucky.jpg");
  const request = readSizedPicture({ key: "tour-images/unlucky.jpg", width: 1920, format: "avif" });
  const killing = setInterval(killEncoders, 50);
  expect(await request.finally(() => clearInterval(killing))).toBe("refused");
  expect(await sized("tour-images/unlucky.jpg", 320, "webp")).toMatchObject({ exact: true });
});

test.runIf(process.platform === "linux")("an encoder that dies while idle fails no picture", async () => {
  const picture = await stripes(90, 60).jpeg().toBuffer();
  const described = () => encode({ kind: "describe" }, "quick", () => Promise.resolve(picture));
  await described();
  killEncoders();
  expect(await described()).toMatchObject({ description: { width: 90 } });
});

function killEncoders() {
  for (const { pid } of encoders()) process.kill(pid, "SIGKILL");
}

function childPriorities() {
  return encoders().map(({ nice }) => nice);
}

function encoders() {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean);
  const all = children.map((pid) => ({
    pid: Number(pid),
    command: readFileSync(`/proc/${pid}/cmdline`, "utf8"),
    nice: Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[16]),
  }));
  return all.filter(({ command }) => command.includes("encode-worker"));
}
