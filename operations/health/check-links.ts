import type { Env } from "#config/env.server.ts";
import { gymFacts } from "#content/gym-facts.ts";
import { places } from "#content/site.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readGym } from "#db/readers/gym.server.ts";
import { mapSetting } from "#domain/place.ts";
import { count } from "#domain/text.ts";
import { cellText, type Collection, rowKey } from "#operations/collections/collection.ts";
import { announcement } from "#operations/collections/announcement.collection.ts";
import { plans } from "#operations/collections/plans.collection.ts";
import { partners } from "#operations/collections/site-lists.collection.ts";
import type { Stores } from "#operations/operation.ts";
import { readTable } from "#operations/rows/table-rows.ts";
import { siteFile } from "./content-problems.ts";
import { bad, errorReason, type Finding, type Findings, good, note } from "./finding.ts";

const TIMEOUT_MS = 8_000;
const AT_ONCE = 6;
const CLOCK_APART_MS = 60_000;

interface Link {
  url: string;
  where: string;
  isFrame: boolean;
}

/** Links to other sites, and frames that show them: whether they answer, and allow being framed. */
export async function* checkLinks({ site, env }: Stores, { offline = false }): Findings {
  if (offline) return;
  const all = await outsideLinks(site, env);
  // Names that end in .example never exist: they are sample data, and checkSample lists them.
  const real = all.filter(({ url }) => !/\.(example|test|invalid)$/.test(new URL(url).hostname));
  const findings: Finding[] = [];
  const clocks: number[] = [];
  const waiting = [...real];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const finding = await checkLink(next, clocks);
      if (finding) findings.push(finding);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  yield* findings;
  if (real.length > 0 && !findings.some(({ level }) => level === "bad"))
    yield good("links", `${count(real.length, "outside link")} and frames answer`);
  yield* checkClock(clocks);
}

async function outsideLinks(db: Database, env: Env): Promise<Link[]> {
  // If the settings can't be read, checkDatabase reports it.
  const { social, googleReviews } = await readGym(db).catch(() => gymFacts());
  const links = [
    ...social.map(({ url, icon }) => ({ url, where: settingPlace(icon) })),
    { url: googleReviews, where: settingPlace("google") },
    ...places.map(({ website, name }) => ({ url: website, where: `${siteFile}, ${name}` })),
    ...(await linksIn(db, partners, "website")),
    ...(await linksIn(db, plans, "URL")),
    ...(await linksIn(db, announcement, "link_url")),
    { url: env.NUTRITION_PAYMENT_URL, where: "NUTRITION_PAYMENT_URL" },
  ].map((link) => ({ ...link, isFrame: false }));
  const frames = (
    ["TOUR_EMBED_URL", "SCHEDULE_EMBED_URL", ...places.map((place) => mapSetting(places, place))] as const
  ).map((name) => ({ url: env[name], where: name, isFrame: true }));
  const known = new Map<string, Link>();
  for (const { url, where, isFrame } of [...links, ...frames]) {
    if (url && URL.canParse(url) && !known.has(url)) known.set(url, { url, where, isFrame });
  }
  return [...known.values()];
}

const settingPlace = (name: string) => `the setting ${name}: gym settings set ${name} LINK`;

/** Empty if the table can't be read, which checkDatabase reports. */
async function linksIn(db: Database, collection: Collection, column: string) {
  const rows = await readTable(db, collection).catch(() => []);
  return rows.map(({ row, isOriginal }) => ({
    url: cellText(row[column]),
    where: `${isOriginal ? `content/, ${collection.many}` : `table "${collection.table}"`}, ${rowKey(collection, row)}`,
  }));
}

async function checkLink({ url, where, isFrame }: Link, clocks: number[]): Promise<Finding | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { "user-agent": "Mozilla/5.0 (gym doctor)" },
    });
    await answer.body?.cancel();
    const date = Date.parse(answer.headers.get("date") ?? "");
    if (!Number.isNaN(date)) clocks.push(date - Date.now());
    // Some sites refuse requests that don't come from a browser.
    if ([401, 403, 405, 429, 999].includes(answer.status))
      return note(
        "links",
        `${url} (${where}) blocks automated requests (${answer.status}); open it in a browser`,
      );
    if (!answer.ok) return bad("links", `${url} answers ${answer.status}`, `It is set in ${where}`);
    if (!isFrame || !refusesFrames(answer.headers)) return null;
    return bad("frames", `${url} can't be embedded`, `Use its embed address in ${where}`);
  } catch (error) {
    const words = `${url} does not answer: ${errorReason(error)}`;
    return bad(isFrame ? "frames" : "links", words, `It is set in ${where}`);
  }
}

function refusesFrames(headers: Headers): boolean {
  const ancestors = /frame-ancestors([^;]*)/i.exec(headers.get("content-security-policy") ?? "")?.[1];
  if (ancestors !== undefined) return /'none'|'self'\s*$/i.test(ancestors.trim());
  return /deny|sameorigin/i.test(headers.get("x-frame-options") ?? "");
}

/** Signatures carry the time; a receiver refuses one that is five minutes off. */
function* checkClock(clocks: readonly number[]): Findings {
  const middle = clocks.toSorted((a, b) => a - b)[Math.floor(clocks.length / 2)];
  if (middle === undefined || Math.abs(middle) < CLOCK_APART_MS) return;
  const seconds = Math.round(Math.abs(middle) / 1000);
  const words = `this machine's clock is ${seconds} s wrong`;
  yield bad("clock", words, "Switch on time synchronization: timedatectl set-ntp true");
}
