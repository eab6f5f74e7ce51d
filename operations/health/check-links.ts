import { partners } from "#content/pages/partners.ts";
import { mapSetting } from "#domain/place.ts";
import { places, social } from "#content/site.ts";
import type { Env } from "#config/env.server.ts";
import { bad, type Finding, good, note, errorReason } from "./finding.ts";
import { openStore, settings } from "#operations/stores.ts";
import { announcement } from "#operations/collections/notices.collection.ts";
import { plans } from "#operations/collections/plans.collection.ts";
import { cellText, type Collection } from "#operations/collections/collection.ts";
import { readTable } from "#operations/rows/table-rows.ts";
import { count } from "#domain/text.ts";

const PATIENCE_MS = 8_000;
const AT_ONCE = 6;
const CLOCK_APART_MS = 60_000;

interface Outside {
  url: string;
  where: string;
  frame: boolean;
}

/** Links that leave the site, and frames that other sites fill: whether they answer, and let themselves be framed. */
export async function checkLinks(): Promise<Finding[]> {
  const all = await outsideLinks(await settings());
  // Names that end in .example never exist: they are sample data, and listed there.
  const real = all.filter(({ url }) => !/\.(example|test|invalid)$/.test(new URL(url).hostname));
  const found: Finding[] = [];
  const dates: number[] = [];
  const waiting = [...real];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found.push(...(await look(next, dates)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (real.length > 0 && !found.some(({ level }) => level === "bad"))
    found.push(good("links", `${count(real.length, "outside link")} and frames answer`));
  return [...found, ...checkClock(dates)];
}

async function outsideLinks(env: Env): Promise<Outside[]> {
  const links = [
    ...Object.values(social).map(({ url, name }) => ({ url, where: `content/site.ts, ${name}` })),
    ...partners.map(({ website, name }) => ({ url: website, where: `content/pages/partners.ts, ${name}` })),
    ...places.map(({ website, name }) => ({ url: website, where: `content/site.ts, ${name}` })),
    ...(await linksIn(plans, "URL")),
    ...(await linksIn(announcement, "link_url")),
    { url: env.NUTRITION_PAYMENT_URL, where: "NUTRITION_PAYMENT_URL" },
  ].map((link) => ({ ...link, frame: false }));
  const frames = (
    ["TOUR_EMBED_URL", "SCHEDULE_EMBED_URL", ...places.map((place) => mapSetting(places, place))] as const
  ).map((name) => ({ url: env[name], where: name, frame: true }));
  const known = new Map<string, Outside>();
  for (const { url, where, frame } of [...links, ...frames]) {
    if (url && URL.canParse(url) && !known.has(url)) known.set(url, { url, where, frame });
  }
  return [...known.values()];
}

async function linksIn(collection: Collection, column: string) {
  try {
    const rows = await readTable(await openStore(), collection);
    return rows.map(({ row }) => ({
      url: cellText(row[column]),
      where: `table "${collection.table}", ${cellText(row[collection.key])}`,
    }));
  } catch {
    return [];
  }
}

async function look({ url, where, frame }: Outside, dates: number[]): Promise<Finding[]> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { "user-agent": "Mozilla/5.0 (gym doctor)" },
    });
    await answer.body?.cancel();
    const date = Date.parse(answer.headers.get("date") ?? "");
    if (!Number.isNaN(date)) dates.push(date - Date.now());
    // Big sites turn programs away; a person gets in.
    if ([401, 403, 405, 429, 999].includes(answer.status))
      return [note("links", `${url} (${where}) lets no program look (${answer.status}); open it yourself`)];
    if (!answer.ok) return [bad("links", `${url} answers ${answer.status}`, `It stands in ${where}`)];
    return frame && refusesFrames(answer.headers)
      ? [
          bad(
            "frames",
            `${url} does not let itself be framed`,
            `Ask for its embed address; it is set in ${where}`,
          ),
        ]
      : [];
  } catch (error) {
    return [
      bad(
        frame ? "frames" : "links",
        `${url} does not answer: ${errorReason(error)}`,
        `It stands in ${where}`,
      ),
    ];
  }
}

function refusesFrames(headers: Headers): boolean {
  const ancestors = /frame-ancestors([^;]*)/i.exec(headers.get("content-security-policy") ?? "")?.[1];
  if (ancestors !== undefined) return /'none'|'self'\s*$/i.test(ancestors.trim());
  return /deny|sameorigin/i.test(headers.get("x-frame-options") ?? "");
}

/** Signatures carry the time; a receiver refuses one that is five minutes off. */
function checkClock(apart: readonly number[]): Finding[] {
  const middle = apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)];
  if (middle === undefined || Math.abs(middle) < CLOCK_APART_MS) return [];
  return [
    bad(
      "clock",
      `this machine's clock is ${Math.round(Math.abs(middle) / 1000)} s off the world's`,
      "Switch on time synchronization: timedatectl set-ntp true",
    ),
  ];
}
