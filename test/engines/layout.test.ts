import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "./engines.ts";
import { differences, type Layout, layout, overlaps } from "./layout.ts";
import { type Session, type Tab, tabFor } from "./tab.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// Compares every page at four widths across the installed engines; pages with motion also without a preference for reduced
// motion.

const WIDTHS = [320, 390, 820, 1440];
const MOVING = ["/", "/events", "/first-visit", "/programs/evo-mayhem", "/destination-workouts"];
const here = ENGINES.filter((engine) => process.env.LONG_TESTS === "1" && engine.isHere());

let server: RunningServer;
beforeAll(async () => {
  if (here.length > 0) server = await startServer();
});
afterAll(() => server?.stop());

describe.each([
  { visitor: "a calm visitor", moves: false, paths: ROUTES },
  { visitor: "a visitor who lets things move", moves: true, paths: MOVING },
])("$visitor", ({ moves, paths }) => {
  const sessions: Session[] = [];
  beforeAll(async () => {
    for (const engine of here) sessions.push(await engine.start({ script: true, moves }));
  });
  afterAll(() => Promise.all(sessions.map((session) => session.close())));

  test.skipIf(here.length < 2)(
    "every page has the same layout without overlaps or overflow, and no console errors in any engine",
    async () => {
      const problems: string[] = [];
      for (const path of paths) {
        const first = new Map<number, Layout>();
        for (const [at, { name }] of here.entries()) {
          const tab = tabFor(sessions[at]!, server.url);
          for (const width of WIDTHS) {
            await tab.resize(width);
            // Anew, because WebKit keeps heights of the old width: a button is taller in a window that was made narrower. What turns
            // with the screen is tested in journeys.test.ts.
            await tab.open(path);
            const found = await shownAt(tab, width);
            const { parts, sections } = first.get(width) ?? found;
            if (at === 0) first.set(width, found);
            const problemsHere = [
              ...(found.tooWide > 0 ? [`it scrolls sideways by ${found.tooWide} px`] : []),
              ...overlaps(found.parts),
              ...differences(found.parts, parts),
              ...differences(found.sections, sections),
            ];
            problems.push(...problemsHere.map((problem) => `${path} in ${name} at ${width}: ${problem}`));
          }
          // Prerendering a hovered link may violate the policy too.
          await tab.hover("body > footer a[href='/contact']");
          const said = await tab.messages();
          problems.push(...said.map((message) => `${path} in ${name}: ${message}`));
        }
      }
      expect(problems).toEqual([]);
    },
    1_200_000,
  );
});

async function shownAt(tab: Tab, width: number) {
  await expect.poll(() => tab.run(() => document.documentElement.clientWidth)).toBe(width);
  await tab.run(() => document.fonts.ready.then(() => true));
  await expect.poll(() => tab.run(coming)).toEqual([]);
  // A busy machine lays out a page some time after the resize.
  let shown = await tab.run(layout);
  await expect
    .poll(async () => {
      const before = shown;
      shown = await tab.run(layout);
      return isDeepStrictEqual(before, shown);
    })
    .toBe(true);
  return shown;
}

/** Visible elements with a running, finite animation. */
const coming = () =>
  document.getAnimations().flatMap(({ playState, effect }) => {
    const { target } = effect as KeyframeEffect;
    const isFinite = effect?.getComputedTiming().endTime !== Infinity;
    return playState === "running" && isFinite && target?.checkVisibility() ? [target.className] : [];
  });
