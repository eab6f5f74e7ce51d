import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { saveLead } from "#leads/lead-store.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { gymOn } from "#test/support/gym.ts";
import { newLead } from "#test/support/new-lead.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { storesAround } from "#test/support/stores.ts";

const NO_CHANNELS = { webhook: false, email: false };
const LATE = Date.parse("2026-11-20T15:00:00Z");

eachDatabase((_name, fresh) => {
  test("any message is exported as one row, without formulas or terminal control characters", async () => {
    const message = 'Hi,\n=HYPERLINK("http://evil.example"),"x"\n+1\u009b31m\u001b]0;title\u0007 bye\u202e';
    const db = await fresh();
    await saveLead(db, newLead({ message, name: "@Eve\u0085", receivedAt: LATE }), NO_CHANNELS);
    await saveLead(db, newLead({ message: "=1", receivedAt: LATE - 1 }), NO_CHANNELS);
    const gym = gymOn(storesAround(db));
    const run = (words: string[]) => gym(["leads", ...words]);
    const whole = join(ownFolder(), "sharp.csv");
    expect((await run(["export", whole])).code).toBe(0);
    const columns = { bom: true, columns: true } as const;
    const read: Record<string, string>[] = parse(await readFile(whole), columns);
    expect(read.map((row) => [row["Name"], row["Message"]])).toEqual([
      ["'@Eve\u0085", message],
      ["Casey Sample", "'=1"],
    ]);

    // oxlint-disable-next-line no-control-regex
    const moving = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
    const piped = (await run(["export", "-"])).out;
    expect(piped.replaceAll("\r\n", "\n")).not.toMatch(moving);
    const cells: Record<string, string>[] = parse(piped, columns);
    expect(cells.map((row) => row["Message"]?.slice(0, 20))).toEqual([message.slice(0, 20), "'=1"]);
    for (const words of [
      ["list", "--json"],
      ["export", "-", "--json"],
      ["show", "--json"],
    ]) {
      if (words[0] === "show")
        words.splice(1, 0, (JSON.parse((await run(["list", "--json"])).out) as { id: string }[])[0]!.id);
      const { out } = await run(words);
      expect(out, words.join(" ")).not.toMatch(moving);
      const [first] = [JSON.parse(out)].flat() as Record<string, string>[];
      expect(first).toMatchObject({ message, name: "@Eve\u0085" });
    }
  });
});
