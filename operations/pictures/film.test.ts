import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findOperation } from "#operations/registry.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { run } from "#operations/run.ts";
import { sitePictures } from "#operations/collections/site-pictures.collection.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { owner, storesAround } from "#test/support/stores.ts";

const films = join(import.meta.dirname, "../../media/film");
const mp4 = readFileSync(join(films, "program-evo-nutrition.mp4"));
const webm = readFileSync(join(films, "program-evo-nutrition.webm"));
const poster = await sharp({ create: { width: 1280, height: 720, channels: 3, background: "#b98a3e" } })
  .jpeg()
  .toBuffer();

/** The film with other bytes in every place of `from`. */
const replaced = (from: string, to: Buffer) => {
  const copy = Buffer.from(mp4);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) to.copy(copy, at);
  return copy;
};
/** With a length of 12,000,000 units in the movie's header. */
const tooLong = () => {
  const copy = Buffer.from(mp4);
  copy.writeUInt32BE(12_000_000, copy.indexOf("mvhd") + 20);
  return copy;
};
/** A WebM header with a length of one tick, and the end of the film in its time scale. */
const webmWith = (scale: number[]) =>
  Buffer.concat([
    webm.subarray(0, 64),
    Buffer.from([0x44, 0x89, 0x84, 0x3f, 0x80, 0, 0, 0, 0, 0, 0]),
    Buffer.from([0x2a, 0xd7, 0xb1, ...scale]),
  ]);

eachDatabase((_, fresh) => {
  const begun = async () => {
    const db = await fresh();
    const store = openPictureStore({ dataDir: ownFolder() });
    const stores = storesAround(db, { pictures: () => store });
    const doNow = (name: string, input: object) =>
      run(findOperation(name), { input: input as never, actor: owner, stores });
    const place = (bytes: Buffer, where = "poster-hero", name = "film.mp4") =>
      doNow("pictures.placeFilm", { place: where, name, bytes, poster, words: "The doors open" });
    const row = async () => (await readRows(db, sitePictures)).find((one) => one["place"] === "poster-hero");
    return { doNow, place, row, store };
  };

  test("a film is stored with its first picture; a new crop keeps it, a photo and undo do not", async () => {
    const { doNow, place, row, store } = await begun();
    await place(mp4);
    const first = (await row())!;
    expect(first).toMatchObject({ alt: "The doors open", film: expect.stringMatching(/\.mp4$/) as string });
    expect(await store.read(String(first["film"]))).toEqual(mp4);
    expect((await sharp((await store.read(String(first["picture"])))!).metadata()).width).toBe(1280);

    const crop = { across: 10, down: 50, closer: 120 };
    await doNow("pictures.crop", { place: "poster-hero", words: "Closer", crop });
    expect(await row()).toMatchObject({ alt: "Closer", film: first["film"] });
    await place(webm, "poster-hero", "film.webm");
    expect((await row())!["film"]).toMatch(/\.webm$/);
    const photo = { name: "still.jpg", bytes: poster, words: "Without film" };
    await doNow("pictures.place", { place: "poster-hero", ...photo });
    expect((await row())!["film"]).toBeNull();
    await doNow("undo", {});
    expect((await row())!["film"]).toMatch(/\.webm$/);
    await doNow("pictures.restoreOriginal", { place: "poster-hero" });
    expect(await row()).toBeUndefined();
  });

  test("what browsers do not play is refused with a reason, and nothing changes", async () => {
    const { place, row } = await begun();
    await expect(place(replaced("avc1", Buffer.from("hvc1")))).rejects.toThrow(/HEVC/);
    await expect(place(replaced("avc1", Buffer.from("mp4v")))).rejects.toThrow(/do not play/);
    await expect(place(tooLong())).rejects.toThrow(/seconds long.*30 seconds/);
    await expect(place(mp4.subarray(0, 2000))).rejects.toThrow(/incomplete/);
    await expect(place(poster)).rejects.toThrow(/not an MP4 or WebM/);
    await expect(place(Buffer.alloc(3))).rejects.toThrow(/not an MP4 or WebM/);
    await expect(place(Buffer.concat([mp4, Buffer.alloc(12 * 1024 * 1024)]))).rejects.toThrow(/12 MB/);
    await expect(place(mp4, "hero-pricing")).rejects.toThrow(/No film plays/);
    expect(await row()).toBeUndefined();
  });

  test("a WebM film with an unreadable time scale is read with the usual one", async () => {
    const { place, row } = await begun();
    const eightBytes = [0x88, 0, 0, 0, 0, 0, 0x0f, 0x42, 0x40];
    for (const scale of [eightBytes, eightBytes.with(0, 0x87), [0x80], [0x83, 0x0f], []]) {
      await place(webmWith(scale), "poster-hero", "film.webm");
      expect((await row())!["film"]).toMatch(/\.webm$/);
    }
  });
});
