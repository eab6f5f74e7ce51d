import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { gymAt } from "#test/support/gym.ts";
import { ask, staffedSite } from "./staff.ts";

// "Shown instead": the price that visitors see instead of a plan's own.

const PLAN = "Open Gym - Family";
const ROW = `/desk/prices/row?key=${encodeURIComponent(PLAN)}`;

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  const gym = (...words: string[]) => gymAt(site.place, words);
  const desk = (path: string, fields?: Record<string, string>) =>
    ask(site.server.url, path, { cookie: site.coach, ...(fields && { fields }) });

  async function save(fields: Record<string, string>): Promise<string> {
    const saved = await desk(ROW, {
      "Plan Name": PLAN,
      Term: "Monthly",
      URL: "",
      ...fields,
      act: "save",
      sure: "yes",
    });
    expect(saved.status, await saved.clone().text()).toBe(303);
    return (await desk(saved.headers.get("location")!)).text();
  }

  /** The plan's price on /pricing after the cached page has expired. */
  const visitorsSee = (price: string) =>
    expect.poll(async () => priceOn(await (await fetch(`${site.server.url}/pricing`)).text())).toBe(price);
  const priceOn = (html: string) =>
    new RegExp(`"name":"${PLAN}"[^{}]*"price":"([^"]*)"`).exec(html)?.[1] ?? "none";

  test("after a change of the plan's own price, the desk says which price visitors see", async () => {
    const form = await (await desk(ROW)).text();
    expect(form).toContain("Shown instead");
    expect(form).toContain('value="$100.00"');
    const preview = await desk(ROW, {
      "Plan Name": PLAN,
      Term: "Monthly",
      Price: "$130.00",
      URL: "",
      "Shown instead": "$100.00",
      act: "save",
    });
    const sentence = `Visitors see $100.00 for “${PLAN}”, not $130.00, until “Shown instead” is cleared`;
    expect(await preview.text()).toContain(sentence);
    // As from a form that was opened before the field existed.
    const saved = await save({ Price: "$130.00" });
    expect(saved).toContain(sentence);
    expect(saved).not.toContain("Visitors see it within");
    await visitorsSee("100.00");
  });

  test("is changed and cleared at the desk, logged, and undone", async () => {
    expect(await save({ Price: "$130.00", "Shown instead": "$95.00" })).toContain("Visitors see $95.00");
    await visitorsSee("95.00");
    const cleared = await save({ Price: "$130.00", "Shown instead": "" });
    expect(cleared).toContain("Visitors see it within ten seconds");
    await visitorsSee("130.00");
    const [id] = /(?<=done=|value=")[0-9a-f-]{36}/.exec(cleared) ?? [];
    expect((await desk("/desk/log", { undo: id! })).status).toBe(303);
    await visitorsSee("95.00");
    expect(await site.place.plain("select plan, price from price_overrides")).toEqual([
      { plan: PLAN, price: "$95.00" },
    ]);
    expect((await desk(ROW, { Price: "$1", "Shown instead": "soon", act: "save" })).status).toBe(400);
  });

  test("is listed, exported and imported by the command line; an older file does not change it", async () => {
    await save({ Price: "$130.00", "Shown instead": "$95.00" });
    const listed = JSON.parse((await gym("plans", "list", "--json")).out) as Record<string, string>[];
    const row = listed.find((plan) => plan["Plan Name"] === PLAN);
    expect(row).toMatchObject({ Price: "$130.00", "Shown instead": "$95.00" });
    const file = join(ownFolder(), "plans.csv");
    const write = (rows: readonly Record<string, string>[], names: readonly string[]) =>
      writeFile(
        file,
        [names, ...rows.map((one) => names.map((name) => one[name] ?? ""))]
          .map((cells) => cells.map((cell) => `"${cell}"`).join(","))
          .join("\n"),
      );
    const four = ["Plan Name", "Term", "Price", "URL"];
    const others = listed.filter((plan) => plan !== row);
    await write([...others, { ...row, Price: "$140.00" }], four);
    const before = await gym("plans", "import", file, "--yes");
    expect(before.said).toContain(`Visitors see $95.00 for '${PLAN}', not $140.00`);
    await visitorsSee("95.00");
    await write([...others, { ...row, "Shown instead": "" }], [...four, "Shown instead"]);
    expect((await gym("plans", "import", file, "--yes")).out).toContain("Shown instead");
    await visitorsSee("130.00");

    // Removing a plan removes its override.
    await save({ Price: "$130.00", "Shown instead": "$95.00" });
    await write(others, four);
    await gym("plans", "import", file, "--yes");
    expect(await site.place.plain("select * from price_overrides")).toEqual([]);
    await gym("undo", "--yes");
    await visitorsSee("95.00");
  });

  test("a new plan with an existing override is announced with that price", async () => {
    const other = await fresh.place();
    await gymAt(other, ["sample", "clear", "--yes"]);
    const file = join(ownFolder(), "plans.csv");
    await writeFile(file, `Plan Name,Term,Price,URL\n${PLAN},Monthly,$125.00,\n`);
    const looked = await gymAt(other, ["plans", "import", file, "--check"]);
    expect(looked.out).toContain("$100.00");
    expect(looked.said).toContain(`Visitors see $100.00 for '${PLAN}', not $125.00`);
    await gymAt(other, ["plans", "import", file, "--yes"]);
    expect(await other.plain("select plan, price from price_overrides")).toEqual([
      { plan: PLAN, price: "$100.00" },
    ]);
  });
});
