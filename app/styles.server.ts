import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryContext } from "react-router";
import layers from "./layers.css?raw";

export type Styles = { text: string; files: string[] };

const client = join(import.meta.dirname, "../client");
const known = new Map<string, Styles>();

/** The stylesheets of the routes that are shown, as the build has split them, in one piece. In development there are none. */
export function stylesOf(
  manifest: EntryContext["manifest"],
  matches: EntryContext["staticHandlerContext"]["matches"],
): Styles | null {
  if (import.meta.env.DEV) return null;
  const files = [
    ...new Set(matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []).map(withoutHash)),
  ];
  const key = files.join();
  const styles = known.get(key) ?? { files, text: layers.trim() + files.map(read).join("") };
  known.set(key, styles);
  return styles;
}

/** The router gives the root's styles a hash of their own, which tells them from the same ones of the page. */
const withoutHash = (file: string) => file.replace(/#$/, "");

function read(file: string): string {
  return readFileSync(join(client, file), "utf8").trim();
}
