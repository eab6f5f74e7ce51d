import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { newLead } from "#test/support/new-lead.ts";
import { eachDatabaseAtLength, type Place } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { runGym } from "#test/support/run-gym.ts";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { commands } from "#cli/commands.ts";
import { sourceLines } from "./content-problems.ts";
import { contentSampleFacts } from "#content/sample-facts.ts";

const root = join(import.meta.dirname, "../..");
const SECRET = "whsec_c2FtcGxlIHNlY3JldCBmb3IgdGVzdHM=";

interface Report {
  ready: boolean;
  findings: { level: string; about: string; words: string; next?: string }[];
}

eachDatabaseAtLength((_, fresh) => {
  let place: Place;
  beforeAll(async () => {
    place = await fresh.place("sample");
    expect((await gymAt(place, ["sample", "load"])).out).toContain("Holidays: not empty, left as they are");
  });
  const doctor = async (env: Record<string, string>, ...words: string[]) => {
    const answer = await runGym({ ...place.env, ...env }, ["doctor", "--json", ...words]);
    return { ...answer, report: JSON.parse(answer.out) as Report };
  };

  test("lists sample data with its file or table, and is not ready", async () => {
    const { code, report } = await doctor({}, "--offline");
    expect(code).toBe(1);
    const samples = report.findings
      .filter(({ level }) => level === "sample")
      .map(({ about, words }) => `${about}: ${words}`);
    const facts = contentSampleFacts().map(({ where, what }) => `${where}: ${what}`);
    expect(samples).toEqual(expect.arrayContaining(facts));
    expect(samples).toContain('table "Evo trainers": Casey Sample');
    expect(samples).toContain('table "testimonials": sample-1');
    expect(samples.join("\n")).toMatch(/picture store .*, tour-images: tour-images\/image 1\.webp/);
    const own = JSON.parse(readFileSync(join(root, "media/own.json"), "utf8")) as string[];
    for (const [drawn, room] of [
      ["media/site, rendered: hero-home.webp", "site"],
      ["media/gallery, rendered: at-the-bar.webp", "gallery"],
      ["media/panoramas, rendered: lobby.webp", "panoramas"],
      ["media/film, rendered film: hero.webm", "film"],
      ["media/partners, drawn logo: massage.svg", "partners"],
    ])
      if (!own.some((name) => name.split("/")[0] === room)) expect(samples).toContain(drawn);
    expect(report.findings.filter(({ level, next }) => level === "sample" && !next)).toEqual([]);
    const named = report.findings.flatMap(({ next = "" }) =>
      Array.from(next.matchAll(/\bgym ([a-z-]+)(?: ([a-z-]+))?/g), ([, family, member]) => [
        family!,
        `${family} ${member}`,
      ]),
    );
    expect(named.length).toBeGreaterThan(5);
    const unknown = named.filter((names) => !names.some((name) => commands.has(name)));
    expect(unknown).toEqual([]);
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        level: "bad",
        words: expect.stringContaining("SITE_URL is http://localhost") as string,
      }),
    );
    const text = await runGym(place.env, ["doctor", "--offline"]);
    for (const { where } of contentSampleFacts()) expect(text.out).toContain(`SAMPLE ${where}: `);
    expect(text.out).toMatch(
      /SAMPLE table "Evo trainers": 25: Casey Sample, .* and 17 more\n +gym trainers export/,
    );
    expect(text.out).toContain("Not ready:");
    expect(text.out).not.toContain("\u001b[");
  });

  test("sends a signed test and an e-mail with --send, and reports failures", async () => {
    const receiver = await startReceiver();
    const smtp = await startSmtp();
    const env = {
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: SECRET,
      LEAD_NOTIFY_TO: "gym@example.com",
      SMTP_URL: smtp.url,
    };
    const { report } = await doctor(env, "--offline", "--send");
    const good = report.findings.filter(({ level }) => level === "good").map(({ words }) => words);
    expect(good).toContainEqual(expect.stringContaining("accepted a signed test"));
    expect(smtp.messages).toHaveLength(1);
    const { headers, body } = receiver.deliveries[0]!;
    expect(new Webhook(SECRET).verify(body, headers)).toMatchObject({ name: "gym doctor", test: true });

    receiver.answer(500);
    const failed = await doctor({ ...env, LEAD_WEBHOOK_SECRET: "" }, "--offline", "--send");
    expect(failed.report.findings).toContainEqual(
      expect.objectContaining({
        level: "bad",
        about: "webhook",
        words: expect.stringMatching("did not accept an unsigned test: the receiver answered 500") as string,
      }),
    );
    await receiver.close();
    await smtp.close();
  });

  test("a message that has waited for hours is reported, also after a retry", async () => {
    const db = await openDatabase(place);
    const hours = newLead({ receivedAt: Date.now() - 3 * 3600_000 });
    await saveLead(db, hours, { webhook: true, email: false });
    await db.close();
    const env = { LEAD_WEBHOOK_URL: "http://127.0.0.1:9/" };
    await gymAt({ env: { ...place.env, ...env } }, ["leads", "retry", "--all"]);
    const { report } = await doctor(env, "--offline");
    expect(report.findings.map(({ words }) => words)).toContain("1 message waiting for more than 15 minutes");
  });

  test("checks links and frames to other sites", async () => {
    const outside = createServer((request, response) => {
      response
        .writeHead(
          request.url === "/gone" ? 404 : 200,
          request.url === "/frame" ? { "x-frame-options": "DENY" } : {},
        )
        .end();
    });
    await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const { report } = await doctor({
      NUTRITION_PAYMENT_URL: `${url}/gone`,
      TOUR_EMBED_URL: `${url}/frame`,
      SCHEDULE_EMBED_URL: `${url}/fine`,
    });
    const bad = report.findings.filter(
      ({ level, about }) => level === "bad" && ["links", "frames"].includes(about),
    );
    expect(bad.map(({ words }) => words)).toEqual(
      expect.arrayContaining([`${url}/gone answers 404`, `${url}/frame can't be embedded`]),
    );
    expect(bad.some(({ words }) => words.includes("/fine"))).toBe(false);
    outside.close();
  });

  test("checks the links of the settings, not those of content/", async () => {
    await gymAt(place, ["settings", "set", "facebook", "https://127.0.0.1:9/our-gym", "--yes"]);
    const { report } = await doctor({});
    expect(report.findings).toContainEqual({
      level: "bad",
      about: "links",
      words: expect.stringContaining("https://127.0.0.1:9/our-gym does not answer") as string,
      next: "It is set in the setting facebook: gym settings set facebook LINK",
    });
  });
});

test("refuses an invalid environment, with a line for each error", async () => {
  const answer = await runGym({ PORT: "many", LEAD_LIMIT: "0" }, ["doctor"]);
  expect(answer.code).toBe(2);
  expect(answer.said).toMatch(/Environment: PORT: .*\nEnvironment: LEAD_LIMIT: .*\nCorrect this/);
});

test("a missing quotation mark in content/ is reported with its file and line", async () => {
  const project = projectCopy();
  project.edit("content/site.ts", (code) => code.replace(/(tagline: "[^"]*)"/, "$1"));
  const line = readFileSync(join(project.folder, "content/site.ts"), "utf8")
    .split("\n")
    .findIndex((text) => text.includes("tagline:"));
  const answer = await runGym({}, ["doctor"], { folder: project.folder });
  project.remove();
  expect([answer.code, answer.out]).toEqual([1, ""]);
  // The parser notices it on the next line.
  expect(answer.said).toContain(`Error: content/site.ts, line ${line + 2}, can't be read`);
  expect(answer.said).toContain("often a quotation mark or a comma is missing");
  expect(answer.said).not.toMatch(/environment|node_modules|at .*:\d+:\d+/);
});

test("help works with an invalid environment", async () => {
  for (const words of [["help"], [], ["leads", "list", "--help"], ["help", "leads"]]) {
    const answer = await runGym({ PORT: "many", LEAD_LIMIT: "0" }, words);
    expect([answer.code, answer.said]).toEqual([0, ""]);
    expect(answer.out).toContain("gym ");
  }
});

test("a database that does not answer is reported in one sentence", async () => {
  const answer = await runGym({ DATABASE_URL: "postgres://gym:secret@127.0.0.1:9/gym" }, ["leads", "list"]);
  expect([answer.code, answer.out]).toEqual([1, ""]);
  expect(answer.said).toMatch(/does not answer .*\n.*correct DATABASE_URL/);
  expect(answer.said).not.toContain("secret");
});

test("a folder that the container lacks has no lines", () => {
  expect(sourceLines("no-such-folder")).toEqual([]);
  expect(sourceLines("no-such-folder", "mail").length).toBeGreaterThan(10);
});
