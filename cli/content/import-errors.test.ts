import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#db/drivers/database.server.ts";
import { plans } from "#operations/collections/plans.collection.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { gymOn } from "#test/support/gym.ts";
import { storesAround } from "#test/support/stores.ts";
import { ownFolder } from "#test/support/own-folder.ts";

const HEADINGS = "Plan Name,Term,Price,URL";

eachDatabase((_name, fresh) => {
  let db: Database;
  const gym = (words: string[]) => gymOn(storesAround(db))(words);
  const prices = () => readRows(db, plans);
  const write = async (text: string) => {
    const path = join(ownFolder(), "rows.csv");
    await writeFile(path, text);
    return path;
  };
  beforeAll(async () => {
    db = await fresh({ sample: true });
  });

  test.each([
    ["Plan Name,Term,Prize,URL\nA,Monthly,$1,", ["row 1, column C: rename 'Prize' to 'Price'"]],
    [
      "Plan,Surprise\nA,Monthly",
      [
        "row 1, column A: rename 'Plan' to 'Plan Name'",
        "row 1, column B: the heading 'Surprise' is unknown; remove this column",
        "missing columns: Term, Price, URL",
      ],
    ],
    [
      "Name,Plan Name,Term,Price,URL\nA,A,Monthly,$1,",
      ["row 1, column B: the heading 'Plan Name' appears twice"],
    ],
    [`${HEADINGS}\nA,Monthly,ten,\n`, ["row 2, column C (Price): 'ten' can't be read as a price"]],
    [`${HEADINGS}\nA,Monthly,$1,\nA,Monthly,$2,`, ["row 3, column A (Plan Name): 'A' is in row 2 already"]],
    [
      `${HEADINGS}\nA,Monthly,$1,join.example/a`,
      [
        "row 2, column D (URL): 'join.example/a' is not a link; it has to begin with https:// (https://join.example/a?)",
      ],
    ],
    [
      `${HEADINGS}\nA,Monthly,$1,http://join.example/a\nB,Monthly,$1,https://127.0.0.1:4194/\nC,Monthly,$1,https://localhost/`,
      [
        "row 2, column D (URL): 'http://join.example/a' is not a link; it has to begin with https:// (https://join.example/a?)",
        "row 3, column D (URL): visitors can't open 'https://127.0.0.1:4194/'; write it like https://www.example.com",
        "row 4, column D (URL): visitors can't open 'https://localhost/'",
      ],
    ],
    [
      `${HEADINGS}\n,Monthly,$1,javascript:alert(1)`,
      ["row 2, column A (Plan Name): enter the name", "row 2, column D (URL)"],
    ],
    [`${HEADINGS}\nA,Monthly,$1,000.00,https://x.example`, ["needs quotation marks"]],
    [
      `${HEADINGS}\n"A,Monthly,$1,`,
      [
        'is not a CSV file: a quotation mark is not closed by the end of the file, line 2. A text with a quotation mark is written like "a 6"" box".\n',
      ],
    ],
    ["PK\u0003\u0004 a workbook", ["not CSV"]],
    [
      `${HEADINGS}\nA,Monthly,$99999999999999,`,
      ["row 2, column C (Price): '$99999999999999' is too high: a price is at most $99,999.99"],
    ],
    [
      `${HEADINGS}\n${"A".repeat(301)},Monthly,$1,https://x.example/${"a".repeat(2000)}`,
      [
        "row 2, column A (Plan Name): this has 301 characters; write at most 300",
        "row 2, column D (URL): this has 2018 characters; write at most 2000",
      ],
    ],
  ])("refuses %j with a line for each error, and changes nothing", async (csv, problems) => {
    const before = await prices();
    const path = await write(csv);
    const answer = await gym(["plans", "import", path, "--yes"]);
    expect(answer.code).toBe(1);
    expect(answer.said).toContain(path);
    for (const problem of problems) expect(answer.said).toContain(problem);
    expect(await prices()).toEqual(before);
  });

  test("refuses invalid hours, challenges and testimonials", async () => {
    const hours = await gym([
      "hours",
      "import",
      await write("day,label,opens,closes\n2026-12-24,Eve,08:00,\n2026-13-01,X,25:00,26:00"),
    ]);
    expect(hours.said).toContain("row 2, column D (closes): enter both times, or leave both blank");
    expect(hours.said).toContain("row 3, column A (day): '2026-13-01' is not a day");
    const stars = await gym([
      "testimonials",
      "import",
      await write("id,name,given_on,content,rating,source,position\n,A,2026-01-01,Fine,6,,1"),
    ]);
    expect(stars.said).toContain("column E (rating): '6' is not a whole number from 1 to 5");
    expect((await gym(["challenges", "import", "/nowhere.csv"])).said).toContain("can't be read (ENOENT)");
  });

  test("a new event and holiday take days and times as people type them", async () => {
    const event = "events add --title Rope --status planned --yes --json --day".split(" ");
    const added = await gym([...event, "dec 6", "--starts", "10 AM", "--ends", "noon"]);
    expect(added.said).toBe("");
    expect(added.out).toMatch(/-12-06/);
    expect(added.out).toMatch(/10:00[^]*12:00/);
    const holiday = await gym(
      "hours add --label Eve --yes --json --day 12/24 --opens".split(" ").concat("9 AM", "--closes", "2pm"),
    );
    expect(holiday.said).toBe("");
    expect(holiday.out).toMatch(/-12-24[^]*09:00[^]*14:00/);
    const refused = await gym([...event, "soon", "--starts", "10 AM", "--ends", "8"]);
    expect(refused.said).toContain("'soon' is not a day");
  });

  test("an event ends after it begins, within twelve hours if after midnight, and in this century", async () => {
    const headings =
      "id,title,day,starts,ends,location,description,image,capacity,capacity_note,places_left,status";
    const row = (day: string, starts: string, ends: string, title = "Rope") =>
      `,${title},${day},${starts},${ends},,,,,,,planned`;
    const rows = [
      row("2030-06-01", "10:00", "09:00"),
      row("2030-06-01", "10:00", "10:00"),
      row("0203-06-01", "10:00", "11:00"),
      row("2030-06-01", "20:00", "02:00", "Fits"),
    ];
    const answer = await gym(["events", "import", await write([headings, ...rows].join("\n")), "--yes"]);
    expect(answer.code).toBe(1);
    expect(answer.said).toContain(
      "row 2, column E (ends): 9 AM is before the start, 10 AM. Only an event of at most 12 hours can go on after midnight",
    );
    expect(answer.said).toContain("row 3, column E (ends): the event ends at the time at which it starts");
    expect(answer.said).toContain(
      "row 4, column C (day): the year of '0203-06-01' must be from 2000 to 2099",
    );
    expect(answer.said).not.toContain("row 5");
  });
});
