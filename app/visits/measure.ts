import { atFirstTouch } from "#ui/behaviors/first-touch.ts";
import type { VisitKind } from "#domain/visits.ts";
import { landingFields } from "./landing.ts";
import { sourceOf } from "./visit-source.ts";

// Loaded late and by itself; sends sums, never who. It is not loaded at all for who asks not to be tracked.

const SEND_AFTER_MS = 4000;
const MOST_AT_ONCE = 30;

type Seen = { kind: VisitKind; page: string };
type VitalSeen = { name: string; page: string; value: number };

const page = location.pathname;
let seen: Seen[] = [];
let vitals: VitalSeen[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function measure() {
  note("view");
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const thanked = new URLSearchParams(location.search).has("sent") && document.querySelector("[data-sent]");
  if (thanked && arrival?.type === "navigate") note("form send");

  document.addEventListener("click", noteClick, { capture: true });
  document.addEventListener("input", noteStart, { capture: true });
  addEventListener("lead-sent", () => note("form send"));
  // A page that comes back from the browser's memory is a view of its own.
  addEventListener("pageshow", ({ persisted }) => persisted && note("view"));
  // How fast the page was, the browser can tell afterwards too: nothing of it is fetched for a first view.
  atFirstTouch(
    () => void import("./vitals.ts").then(({ watchVitals }) => watchVitals(noteVital)).catch(() => undefined),
  );
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  addEventListener("pagehide", send);
}

function note(kind: VisitKind) {
  if (seen.length < MOST_AT_ONCE) seen.push({ kind, page });
  timer ??= setTimeout(send, SEND_AFTER_MS);
}

function send() {
  clearTimeout(timer);
  timer = undefined;
  if (seen.length + vitals.length === 0) return;
  const source = sourceOf(new Map(landingFields()));
  navigator.sendBeacon("/measure", JSON.stringify({ source, seen, vitals }));
  seen = [];
  vitals = [];
}

function noteClick({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  const kind = link && kindOf(link);
  if (kind) note(kind);
}

function kindOf(link: HTMLAnchorElement): VisitKind | null {
  if (link.protocol === "tel:") return "call";
  if (/\/maps\/dir\//.test(link.pathname)) return "directions";
  return link.dataset.count === "join" ? "join" : null;
}

const started = new WeakSet<HTMLFormElement>();

function noteStart({ target }: Event) {
  const form = target instanceof Element ? target.closest("form") : null;
  if (!form || form.method !== "post" || started.has(form)) return;
  started.add(form);
  note("form start");
}

function noteVital(name: string, value: number) {
  vitals.push({ name, page, value: Math.round(value * 1000) / 1000 });
}
