import { onFirstInteraction } from "#ui/behaviors/browser.ts";
import type { VisitKind } from "#domain/visits.ts";
import { landingFields } from "./landing.ts";
import { visitSource } from "./visit-source.ts";

// Anonymous visit counts. Loaded late, and not at all for visitors who opt out of tracking.

const SEND_AFTER_MS = 4000;
const MAX_VISITS = 30;

type Visit = { kind: VisitKind; page: string };
type Vital = { name: string; page: string; value: number };

const page = location.pathname;
let visits: Visit[] = [];
let vitals: Vital[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function measure() {
  count("view");
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const wasSent = new URLSearchParams(location.search).has("sent") && document.querySelector("[data-sent]");
  if (wasSent && navigation?.type === "navigate") count("form send");

  document.addEventListener("click", countClick, { capture: true });
  document.addEventListener("input", countFormStart, { capture: true });
  addEventListener("lead-sent", () => count("form send"));
  // A page restored from the back-forward cache is a new view.
  addEventListener("pageshow", ({ persisted }) => persisted && count("view"));
  // The browser buffers performance entries, so the library can load after the first interaction.
  onFirstInteraction(() => void watchVitals().catch(() => undefined));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send();
  });
  addEventListener("pagehide", send);
}

function count(kind: VisitKind) {
  if (visits.length < MAX_VISITS) visits.push({ kind, page });
  timer ??= setTimeout(send, SEND_AFTER_MS);
}

function send() {
  clearTimeout(timer);
  timer = undefined;
  if (visits.length + vitals.length === 0) return;
  const source = visitSource(new Map(landingFields()));
  navigator.sendBeacon("/measure", JSON.stringify({ source, seen: visits, vitals }));
  visits = [];
  vitals = [];
}

function countClick({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  const kind = link && clickKind(link);
  if (kind) count(kind);
}

function clickKind(link: HTMLAnchorElement): VisitKind | null {
  if (link.protocol === "tel:") return "call";
  if (/\/maps\/dir\//.test(link.pathname)) return "directions";
  return link.dataset.track === "join" ? "join" : null;
}

const startedForms = new WeakSet<HTMLFormElement>();

function countFormStart({ target }: Event) {
  const form = target instanceof Element ? target.closest("form") : null;
  if (!form || form.method !== "post" || startedForms.has(form)) return;
  startedForms.add(form);
  count("form start");
}

/** The metrics are reported when the page is hidden; `send` runs after that. */
async function watchVitals() {
  const { onCLS, onINP, onLCP } = await import("web-vitals");
  for (const onMetric of [onLCP, onINP, onCLS]) {
    onMetric(({ name, value }) => vitals.push({ name, page, value: Math.round(value * 1000) / 1000 }));
  }
}
