import type { Page } from "playwright-core";

type TraceEvent = {
  name: string;
  /** In microseconds. */
  ts: number;
  dur?: number;
  args: { beginData?: TraceData; data?: TraceData };
};
type TraceData = { frame?: string; nodeName?: string; reason?: string; stackTrace?: unknown[] };

const RECALCULATION = "UpdateLayoutTree";
const LAYOUT = "Layout";
const CAUSES = ["StyleRecalcInvalidationTracking", "LayoutInvalidationTracking", RECALCULATION, LAYOUT];
const CATEGORIES = ["timeline", "timeline.stack", "timeline.invalidationTracking"].map(
  (name) => `disabled-by-default-devtools.${name}`,
);

export type Rendering = {
  /** How often the page was styled, not counting `scripted`, and laid out. An empty page: two or three times. */
  recalculations: number;
  layouts: number;
  /** The causes of each recalculation that script caused: it changed an attribute or a node, or asked for a size too early. */
  scripted: string[][];
  /** Pictures whose arrival laid out the page again. */
  pictures: string[];
};

/**
 * Records what makes the browser style and lay out a page again. Fonts that arrive after the first layout are not
 * counted: that depends on the speed of the machine.
 */
export async function traceRendering(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", ...CATEGORIES] },
  });

  return async function stop(): Promise<Rendering> {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    const own = events
      .filter(({ name, args }) => CAUSES.includes(name) && readData(args).frame === frameTree.frame.id)
      .toSorted((a, b) => a.ts - b.ts);
    const recalculations = own.filter(({ name }) => name === RECALCULATION);
    const scripted = own.filter(({ args }) => (readData(args).stackTrace?.length ?? 0) > 0);
    // A cause belongs to the recalculation that is running or comes next; the layout after the last one belongs to that.
    const effect = ({ ts }: TraceEvent) =>
      recalculations.find((each) => each.ts + (each.dur ?? 0) >= ts) ?? recalculations.at(-1);
    const groups = Map.groupBy(scripted, effect);
    const fonts = own.filter(({ args }) => readData(args).reason === "Fonts");
    const images = own.filter(({ args }) => {
      const { nodeName = "", reason } = readData(args);
      return nodeName.startsWith("IMG") && reason === "Size changed";
    });
    const layouts = own.filter(({ name }) => name === LAYOUT);
    const lateLayouts = new Set(fonts.map(({ ts }) => layouts.find((each) => each.ts >= ts)));
    const scriptedOrLate = new Set([...groups.keys(), ...fonts.map(effect)]);
    return {
      recalculations: recalculations.filter((each) => !scriptedOrLate.has(each)).length,
      layouts: layouts.filter((each) => !lateLayouts.has(each)).length,
      scripted: [...groups.values()].map((causes) => causes.map(describe)),
      pictures: images.map(describe),
    };
  };
}

/** Waits until the page has been drawn once after what is already done. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

function readData({ data, beginData }: TraceEvent["args"]): TraceData {
  return data ?? beginData ?? {};
}

function describe({ name, args }: TraceEvent): string {
  const { nodeName, reason } = readData(args);
  return [name, nodeName, reason].filter(Boolean).join(": ");
}
