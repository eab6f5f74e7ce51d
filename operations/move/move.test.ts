import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { startS3rver } from "#test/outside/picture-store.ts";
import { onPostgres } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { gymAt } from "#test/support/gym.ts";

const PORT = 4900 + (process.pid % 90);
const storage = `s3://S3RVER:S3RVER@127.0.0.1:${PORT}/moved?tls=0`;

describe("gym move", () => {
  let folder: string;
  let stop: () => void;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gym-move-"));
    stop = await startS3rver(folder, PORT);
  });
  afterAll(async () => {
    stop();
    await rm(folder, { recursive: true });
  });

  onPostgres((fresh) => {
    test(
      "moves the default store to PostgreSQL and S3, compares it, and can be repeated",
      { timeout: 300_000 },
      async () => {
        const dataDir = join(folder, "data");
        const env = { DATA_DIR: dataDir, DATABASE_URL: "" };
        await gymAt({ env }, ["photos", "list"]);
        for (const bucket of ["tour-images", "nutrition-images", "trainers"]) {
          const names = await readdir(join(dataDir, "store", bucket));
          await Promise.all(names.slice(4).map((name) => rm(join(dataDir, "store", bucket, name))));
        }
        const db = await openDatabase({ dataDir });
        for (let number = 0; number < 20; number += 1) {
          await saveLead(db, newLead({ message: `Zoë – number ${number}` }), {
            webhook: false,
            email: false,
          });
        }
        await db.close();
        const target = await fresh.place("nothing");
        const nobody = await gymAt({ env }, ["move", "--to", "postgres://gym@127.0.0.1:9/gym", "--yes"]);
        expect(nobody.said).toMatch(/127\.0\.0\.1:9 does not answer .*\n.*correct --to/);
        const to = ["move", "--to", target.databaseUrl ?? "", "--storage", storage];
        expect((await gymAt({ env }, to, "no\n")).said).toContain("Nothing was changed");
        const moved = await gymAt({ env }, [...to, "--yes"]);
        expect([moved.code, moved.said]).toEqual([0, ""]);
        expect(moved.out).toContain("leads: 20 rows, the same on both sides");
        expect(moved.out).toContain("STORAGE_URL=s3://S3RVER:…@");

        const there = {
          DATA_DIR: target.dataDir,
          DATABASE_URL: target.databaseUrl ?? "",
          STORAGE_URL: storage,
        };
        expect((await gymAt({ env: there }, ["leads", "list", "--limit", "1"])).out).toContain(
          "Zoë – number",
        );
        const [here, beyond] = [
          openPictureStore({ dataDir }),
          openPictureStore({ dataDir, storageUrl: storage }),
        ];
        expect(await beyond.names("tour-images")).toEqual(await here.names("tour-images"));
        await target.plain("insert into tour_images (image_number) values (999)");

        expect((await gymAt({ env }, [...to, "--yes"])).said).toContain("There is data at postgres://");
        expect((await gymAt({ env }, [...to, "--yes", "--replace"])).code).toBe(0);
        expect(await target.plain("select 1 from tour_images where image_number = 999")).toEqual([]);
        const backup = join(folder, "s3.tar.gz");
        expect((await gymAt({ env: there }, ["backup", backup])).out).toContain("20 messages");
        expect((await gymAt({ env: there }, ["photos", "remove", "1", "--yes"])).code).toBe(0);
        expect((await gymAt({ env: there }, ["restore", backup, "--replace", "--yes"])).code).toBe(0);
        expect(await beyond.names("tour-images")).toEqual(await here.names("tour-images"));
      },
    );
  });

  test.each([
    [["move"], 2, "--to needs the URL of a PostgreSQL database."],
    [["move", "--to", "mysql://x/y"], 2, "--to needs the URL of a PostgreSQL database."],
    [["move", "--to", "postgres://x@127.0.0.1:9/y", "--storage", "ftp://x"], 2, "--storage has to be"],
    [["move", "--to", "postgres://x@127.0.0.1:9/y"], 1, "There is no default store"],
  ])("explains the error in %j", async (words, code, says) => {
    const answer = await gymAt({ env: { DATA_DIR: join(folder, "empty"), DATABASE_URL: "" } }, words);
    expect([answer.code, answer.out]).toEqual([code, ""]);
    expect(answer.said).toContain(says);
  });
});
