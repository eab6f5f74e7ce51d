import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { socialImagePath } from "#app/seo/page-meta.ts";
import { sitePlaces } from "#operations/pictures/site-places.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { startServer } from "#test/support/start-server.ts";
import { stripes } from "#test/support/test-pictures.ts";

/** Pages with their own hero picture. */
const heroes = sitePlaces.flatMap(({ name }) => /^hero-(?!home$)(.+)/.exec(name)?.[1] ?? []);
const LARGE = 45 * 1024 * 1024;

/** Peak memory of the process. */
const readPeak = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) * 1024;

/** Replaces each hero with a large picture. */
async function ownPictures(dataDir: string) {
  const bytes = await stripes(1600, 900).jpeg().toBuffer();
  await openPictureStore({ dataDir }).names("trainers");
  mkdirSync(join(dataDir, "store/tour-images"), { recursive: true });
  const db = await openDatabase({ dataDir });
  for (const page of heroes) {
    const picture = `tour-images/own-${page}.jpg`;
    writeFileSync(join(dataDir, "store", picture), bytes);
    truncateSync(join(dataDir, "store", picture), LARGE);
    await db.kysely
      .insertInto("site_pictures")
      .values({
        place: `hero-${page}`,
        picture,
        original: picture,
        alt: "",
        across: 50,
        down: 50,
        closer: 100,
      })
      .execute();
  }
  await db.close();
}

test("rendering all social images at once does not load all originals into memory", async () => {
  const dataDir = ownFolder();
  await ownPictures(dataDir);
  const server = await startServer({ DATA_DIR: dataDir });
  const ask = async (path: string) => (await fetch(server.url + path)).status;
  // Computes the facts one by one, before all are requested at once.
  for (const page of heroes)
    await expect.poll(() => ask(`/media/tour-images/own-${page}.jpg?w=160&f=webp`)).toBe(200);
  expect(heroes.length).toBeGreaterThan(10);
  const before = readPeak(server.process.pid!);
  const answers = await Promise.all(heroes.map((page) => ask(socialImagePath(`/${page}`))));
  expect(answers).toContain(200);
  expect(answers.filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(readPeak(server.process.pid!) - before).toBeLessThan(4 * LARGE);
  await server.stop();
});
