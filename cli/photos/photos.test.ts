import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { phonePhoto, stripes } from "#test/support/test-pictures.ts";
import { eachDatabaseAtLength, type Place } from "#test/support/fresh-database.ts";
import { gymOn } from "#test/support/gym.ts";
import { runGym } from "#test/support/run-gym.ts";
import { storesAround } from "#test/support/stores.ts";
import { isSnapshot } from "#operations/pictures/snapshot.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";

const MANY = process.env.LONG_TESTS === "1" ? 5_000 : 400;
const ROUNDS = process.env.LONG_TESTS === "1" ? 20 : 2;

let folder: string;
let camera: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-photos-"));
  camera = join(folder, "camera");
  await mkdir(camera);
  await writeFile(join(camera, "IMG_2.jpg"), await phonePhoto(64, 48));
  await writeFile(join(camera, "IMG_10.png"), await stripes(60, 40).png().toBuffer());
  await writeFile(join(camera, "IMG_3.webp"), await stripes(50, 40).webp().toBuffer());
  await writeFile(join(camera, "IMG_4.avif"), await stripes(52, 40).avif({ effort: 0 }).toBuffer());
  // Encoded with libheif.
  await cp(
    join(import.meta.dirname, "../../operations/pictures/sample-phone.heic"),
    join(camera, "IMG_5.HEIC"),
  );
  await writeFile(join(camera, "notes.txt"), "no picture");
});
afterAll(() => rm(folder, { recursive: true }));

eachDatabaseAtLength((name, fresh) => {
  let place: Place;
  let db: Database;
  const gym = (words: string[], typed = "") => {
    const pictures = openPictureStore({ dataDir: place.dataDir });
    return gymOn(storesAround(db, { pictures: () => pictures }))(["photos", ...words], typed);
  };
  /** Without the copies for undo. */
  const stored = async (bucket: string) =>
    (await readdir(join(place.dataDir, "store", bucket))).filter((file) => !isSnapshot(file));
  const picture = (key: string) => readFile(join(place.dataDir, "store", key));
  const tour = async () =>
    JSON.parse((await gym(["list", "tour", "--json"])).out) as {
      place: number | null;
      name: string;
      words: string;
    }[];

  beforeAll(async () => {
    place = await fresh.place();
    // A store without sample pictures.
    for (const bucket of ["tour-images", "nutrition-images", "trainers"])
      await mkdir(join(place.dataDir, "store", bucket), { recursive: true });
    db = await openDatabase(place);
    await db.kysely
      .insertInto("Evo trainers")
      .values({ Name: "Casey Sample", Role: "Owner", bio: null })
      .execute();
    return () => db.close();
  });

  test("a folder of photos becomes numbered tour pictures, upright and without location", async () => {
    const words = join(folder, `${name} words.csv`);
    await writeFile(words, "file,words\nIMG_2.jpg,Two\nimg_10.png,Ten\nIMG_3.webp,Three\nIMG_4.avif,Four\n");
    const lacking = await gym(["add", camera, "--to", "tour", "--words", words]);
    expect([lacking.code, lacking.said]).toEqual([1, expect.stringContaining("IMG_5.HEIC")]);
    await writeFile(words, `${await readFile(words, "utf8")}IMG_5.HEIC,"Five, by phone"\n`);
    const added = await gym(["add", camera, "--to", "tour", "--words", words]);
    expect([added.code, added.out]).toEqual([0, "5 pictures added, 0 there already, 0 not usable.\n"]);
    expect((await tour()).map(({ name: file, words }) => [file, words])).toEqual([
      ["image 1.webp", "Two"],
      ["image 2.webp", "Three"],
      ["image 3.webp", "Four"],
      ["image 4.webp", "Five, by phone"],
      ["image 5.webp", "Ten"],
    ]);
    const upright = await sharp(await picture("tour-images/image 1.webp")).metadata();
    expect([upright.width, upright.height, upright.orientation, upright.exif]).toEqual([
      48,
      64,
      undefined,
      undefined,
    ]);
    const heic = await picture("tour-images/image 4.webp");
    expect(await sharp(heic).metadata()).toMatchObject({ width: 320, height: 240, format: "webp" });
    expect(heic.includes("Casey Sample")).toBe(false);
    const corner = await sharp(heic).extract({ left: 10, top: 10, width: 40, height: 40 }).png().toBuffer();
    const { dominant } = await sharp(corner).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + 100);

    const again = await gym(["add", camera, "--to", "tour", "--words", words]);
    expect(again.out).toBe("0 pictures added, 5 there already, 0 not usable.\n");
  });

  test("order and remove", async () => {
    expect((await gym(["order", "5", "3"])).code).toBe(0);
    expect((await tour()).map(({ name: file }) => file)).toEqual(
      [5, 3, 1, 2, 4].map((number) => `image ${number}.webp`),
    );
    expect((await gym(["order", "9"])).said).toContain("There is no tour picture 9");
    expect((await gym(["remove", "3"], "no\n")).said).toContain("Nothing was changed");
    expect((await gym(["remove", "3", "image 1.webp", "--yes"])).code).toBe(0);
    expect((await tour()).map(({ name: file }) => file)).toEqual(
      [5, 2, 4].map((number) => `image ${number}.webp`),
    );
    expect(await stored("tour-images")).not.toContain("image 3.webp");
  });

  test("asks for the title of a nutrition picture, and finds the trainer of a portrait", async () => {
    const first = await gym(["add", join(camera, "IMG_10.png"), "--to", "nutrition"], "Macro Plate\n");
    expect(first.said).toContain("its title");
    expect(await stored("nutrition-images")).toEqual(["macro-plate.jpg"]);
    expect((await gym(["add", join(camera, "IMG_3.webp"), "--to", "nutrition"])).said).toContain(
      "--words FILE.csv",
    );

    await writeFile(join(place.dataDir, "store/trainers/casey-sample.png"), "the old portrait");
    await cp(join(camera, "IMG_5.HEIC"), join(folder, "Casey Sample.heic"));
    expect((await gym(["add", join(folder, "Casey Sample.heic"), "--to", "trainers"])).code).toBe(0);
    expect(await stored("trainers")).toEqual(["casey-sample.jpg"]);
    expect((await gym(["list", "trainers"])).out).toContain("Casey Sample");
    const again = await gym(["add", join(folder, "Casey Sample.heic"), "--to", "trainers"]);
    expect([again.code, again.out]).toEqual([0, "0 pictures added, 1 there already, 0 not usable.\n"]);
    const stranger = await gym(["add", join(camera, "IMG_2.jpg"), "--to", "trainers"], "Nobody Known\n");
    expect([stranger.code, stranger.said]).toEqual([
      1,
      expect.stringContaining("there is no trainer 'Nobody Known'"),
    ]);
  });

  test("explains errors", async () => {
    await writeFile(join(folder, "broken.jpg"), "this is no picture");
    const answers = await Promise.all([
      gym(["add", join(folder, "broken.jpg"), "--to", "tour"], "words\n"),
      gym(["add", "/nowhere", "--to", "tour"]),
      gym(["add", camera]),
      gym(["add", camera, "--to", "moon"]),
      gym(["remove", "99", "--yes"]),
      gym(["place", "hero-pricing", "/nowhere.jpg", "--words", "Racks", "--yes"]),
      gym(["film", "poster-hero", "/nowhere.mp4", "--poster", "/nowhere.jpg", "--words", "Doors", "--yes"]),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 2, 2, 1, 1, 1]);
    const says = [
      "can't be read as a picture",
      "can't be opened (ENOENT)",
      "Which pictures?",
      "It is one of",
      "There is no picture '99'",
      "/nowhere.jpg can't be read (ENOENT).",
      "/nowhere.mp4 can't be read (ENOENT).",
    ];
    for (const [index, text] of says.entries()) expect(answers[index]?.said).toContain(text);
  });

  test(`kill -9 at ${ROUNDS} points of adding, then a restart: each picture is there once and complete`, async () => {
    const many = join(folder, `${name} many`);
    await mkdir(many);
    const words = ["file,words"];
    for (let number = 1; number <= 12; number += 1) {
      await writeFile(
        join(many, `p${number}.png`),
        await stripes(40 + number, 40)
          .png()
          .toBuffer(),
      );
      words.push(`p${number}.png,Number ${number}`);
    }
    const csv = join(folder, `${name} many.csv`);
    await writeFile(csv, words.join("\n"));
    const add = ["photos", "add", many, "--to", "tour", "--words", csv];
    for (let round = 0; round < ROUNDS; round += 1) {
      await runGym(place.env, add, { killAfterMs: 350 + Math.random() * 400 });
      const shown = (await tour()).filter((row) => row.place !== null);
      for (const row of shown) await sharp(await picture(`tour-images/${row.name}`)).stats();
    }
    expect((await gym(add.slice(1))).code).toBe(0);
    const rows = await tour();
    expect(rows.filter((row) => row.words.startsWith("Number"))).toHaveLength(12);
    expect(rows.filter((row) => row.place === null)).toEqual([]);
    expect((await stored("tour-images")).filter((file) => file.startsWith("."))).toHaveLength(
      (await stored("tour-images")).length - rows.length,
    );
  });

  test(`${MANY} pictures are listed in bounded memory`, async () => {
    const bucket = join(place.dataDir, "store/tour-images");
    for (let start = 1000; start < 1000 + MANY; start += 200) {
      const numbers = Array.from({ length: 200 }, (_, index) => start + index);
      await Promise.all(numbers.map((number) => writeFile(join(bucket, `image ${number}.webp`), "x")));
      await db.kysely
        .insertInto("tour_images")
        .values(
          numbers.map((number) => ({
            id: number,
            image_number: number,
            alt_text: `Number ${number} of very many`,
            display_order: number,
          })),
        )
        .execute();
    }
    const listed = await runGym(place.env, ["photos", "list"], { nodeOptions: ["--max-old-space-size=48"] });
    expect(listed.code).toBe(0);
    expect(listed.out.match(/of very many/g)).toHaveLength(MANY);
  });
});
