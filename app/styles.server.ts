import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryContext } from "react-router";
import layers from "./layers.css?raw";

type Styles = { text: string; files: string[] };

const client = join(import.meta.dirname, "../client");
const cache = new Map<string, Styles>();

/** Routes have these for their error boundaries, which only the server renders. */
const ERROR_PAGE = /\/error-page-/;

/** The stylesheets of the matched routes, joined for inlining; null in development. */
export function routeStyles(
  { routes }: EntryContext["manifest"],
  { matches, errors }: EntryContext["staticHandlerContext"],
): Styles | null {
  if (import.meta.env.DEV) return null;
  const ids = new Set(["root", ...matches.map(({ route }) => route.id)]);
  const all = [...ids].flatMap((id) => routes[id]?.css ?? []).map(withoutHash);
  const files = [...new Set(all)].filter((file) => errors || !ERROR_PAGE.test(file));
  const key = files.join();
  const styles = cache.get(key) ?? { files, text: layers.trim() + files.map(read).join("") };
  cache.set(key, styles);
  return styles;
}

/** The router appends '#' to the root's stylesheets; the page may list the same files without it. */
const withoutHash = (file: string) => file.replace(/#$/, "");

function read(file: string): string {
  return readFileSync(join(client, file), "utf8").trim();
}
