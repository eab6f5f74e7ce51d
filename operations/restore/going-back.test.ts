import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { newLead } from "#test/support/new-lead.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { gymAt } from "#test/support/gym.ts";
import { runGym } from "#test/support/run-gym.ts";

// From a newer version with more migrations to this one: docs/operating.md, 'Updates, and going back'.

const newer = projectCopy();
newer.addMigration();
afterAll(() => rmSync(newer.folder, { recursive: true, force: true }));

eachDatabase((_name, fresh) => {
  test("all messages are kept, and the older version reads the database", async () => {
    const place = await fresh.place("nothing");
    const gym = (...words: string[]) => gymAt(place, words);
    const newerGym = (...words: string[]) => runGym(place.env, words, { folder: newer.folder });
    const db = await openDatabase(place);
    for (let n = 0; n < 15; n += 1)
      await saveLead(db, newLead({ message: `before ${n}` }), { webhook: true, email: false });
    await db.close();
    const file = join(ownFolder(), "before-update.tar.gz");
    expect((await gym("backup", file)).code).toBe(0);

    expect((await newerGym("leads", "list")).code).toBe(0);
    for (let n = 0; n < 5; n += 1) {
      await place.plain("create table one as select * from leads where message = 'before 0'");
      const id = randomUUID();
      await place.plain(
        `update one set id = '${id}', fingerprint = '${id}', message = 'since ${n}', mood = 'glad'`,
      );
      await place.plain("insert into leads select * from one");
      await place.plain("drop table one");
    }
    await place.plain("update leads set state = 'delivered', delivered_at = 1 where message = 'before 1'");
    expect((await gym("leads", "list")).said).toContain("newer version of this site (with 0099-second)");
    const since = join(ownFolder(), "after-update.tar.gz");
    expect((await newerGym("backup", since)).code).toBe(0);
    const tooNew = await gym("restore", since, "--replace", "--yes");
    expect(tooNew.said).toContain("The backup was made by a newer version of the site. Nothing was changed.");

    const back = await newerGym("restore", file, "--replace", "--back", "--yes");
    expect([back.code, back.said]).toEqual([0, ""]);
    expect(back.out).toContain("5 messages that came since the backup were kept.");
    expect(back.out).toContain("install and start the version that made the backup");
    const listed = JSON.parse((await gym("leads", "list", "--all", "--json")).out) as {
      message: string;
      state: string;
    }[];
    expect(listed).toHaveLength(20);
    expect(listed.filter(({ message }) => message.startsWith("since"))).toHaveLength(5);
    expect(listed.find(({ message }) => message === "before 1")?.state).toBe("delivered");
    expect(Object.keys(listed[0]!)).not.toContain("mood");
    await expect(place.plain("select * from moods")).rejects.toThrow("moods");
  });
});
