import { afterAll, beforeAll, expect, test } from "vitest";
import { ENGINES } from "./engines.ts";
import { type Box, boxes, differences, overlaps } from "./layout.ts";
import { type Session, type Tab, tabOf } from "./tab.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// Every page at three widths, in the engines that this machine has, beside each other.

const WIDTHS = [390, 820, 1440];
const here = ENGINES.filter((engine) => process.env.LONG_TESTS === "1" && engine.isHere());

let server: RunningServer;
const sessions: Session[] = [];
beforeAll(async () => {
  if (here.length === 0) return;
  server = await startServer();
  for (const engine of here) sessions.push(await engine.start({ script: true }));
});
afterAll(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await server?.stop();
});

test.skipIf(here.length < 2)(
  "the engines lay every page out alike, nothing over anything else, and have nothing to complain of",
  async () => {
    const faults: string[] = [];
    for (const path of ROUTES) {
      const first = new Map<number, Record<"parts" | "bands", Box[]>>();
      for (const [at, { name }] of here.entries()) {
        const tab = tabOf(sessions[at]!, server.url);
        await tab.open(path);
        for (const width of WIDTHS) {
          const found = await shownAt(tab, width);
          const { parts, bands } = first.get(width) ?? found;
          first.set(width, { parts, bands });
          const seen = [
            ...overlaps(found.parts),
            ...differences(found.parts, parts),
            ...differences(found.bands, bands),
          ];
          faults.push(...seen.map((fault) => `${path} in ${name} at ${width}: ${fault}`));
        }
        // What a link under the pointer begins may be forbidden, too.
        await tab.hover("body > footer a[href='/contact']");
        const said = await tab.messages();
        faults.push(...said.map((message) => `${path} in ${name}: ${message}`));
      }
    }
    expect(faults).toEqual([]);
  },
  900_000,
);

async function shownAt(tab: Tab, width: number) {
  await tab.resize(width);
  await expect.poll(() => tab.run(() => innerWidth)).toBe(width);
  await tab.run(() => document.fonts.ready.then(() => true));
  return tab.run(boxes);
}
