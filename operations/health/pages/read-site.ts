import { existsSync } from "node:fs";
import { join } from "node:path";
import { oldAddresses } from "#content/old-addresses.ts";
import { within } from "#http/time-limit.ts";
import type { SeePage } from "#operations/operation.ts";
import { errorReason } from "../finding.ts";
import { type Markup, readMarkup } from "./read-markup.ts";

const MAX_PAGES = 500;
const TIME_LIMIT_MS = 30_000;
const PAGE_LIMIT_MS = 10_000;
const UNKNOWN = "/no/such/page";

export type ReadPage = Markup & { path: string; status: number };

export type ReadSite = {
  pages: ReadPage[];
  /** Pages that could not be rendered. */
  failed: { path: string; why: string }[];
  /** Links to pages of the site that do not exist, or to a part that the page does not have. */
  dead: { from: string; href: string; isPart: boolean }[];
  /** False: there was no time for all pages. */
  isComplete: boolean;
};

/** Renders the home page, the page for unknown addresses, and every page that is linked. */
export async function readSite(seePage: SeePage, timeLimit = TIME_LIMIT_MS): Promise<ReadSite> {
  const until = Date.now() + timeLimit;
  const read = new Map<string, ReadPage>();
  const failed: ReadSite["failed"] = [];
  const known = new Set(["/", UNKNOWN]);
  const waiting = [...known];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (Date.now() > until || read.size >= MAX_PAGES) {
      waiting.unshift(path);
      break;
    }
    try {
      const { status, html } = await within(PAGE_LIMIT_MS, seePage(path));
      const page = { path, status, ...readMarkup(html) };
      read.set(path, page);
      for (const { path: linked } of ownLinks(page)) {
        if (known.has(linked)) continue;
        known.add(linked);
        waiting.push(linked);
      }
    } catch (error) {
      failed.push({ path, why: errorReason(error) });
    }
  }
  const pages = [...read.values()];
  const dead = pages.flatMap((page) => deadLinks(page, read));
  return {
    pages: pages.filter(({ status, path }) => status === 200 || path === UNKNOWN),
    failed,
    dead,
    isComplete: waiting.length === 0,
  };
}

function ownLinks({ links, path: from }: ReadPage) {
  return links.flatMap((href) => {
    if (!/^[/#?]/.test(href) || href.startsWith("//")) return [];
    const { pathname: path, hash } = new URL(href, `http://site${from}`);
    return isPagePath(path) ? [{ href, path, hash: decodeURIComponent(hash.slice(1)) }] : [];
  });
}

/** Pictures are checked with the picture store; files of public/ and old addresses are not pages. */
function isPagePath(path: string): boolean {
  if (/^\/(media|assets|desk)\//.test(path) || Object.hasOwn(oldAddresses, path)) return false;
  return path === "/" || !existsSync(join(import.meta.dirname, "../../../public", path));
}

function deadLinks(page: ReadPage, read: ReadonlyMap<string, ReadPage>): ReadSite["dead"] {
  return ownLinks(page).flatMap(({ href, path, hash }) => {
    const target = read.get(path);
    if (!target) return [];
    const hasPart = hash === "" || hash === "top" || target.ids.has(hash) || target.ids.size === 0;
    const exists = target.status < 400 || path === page.path;
    return exists && hasPart ? [] : [{ from: page.path, href, isPart: exists }];
  });
}
