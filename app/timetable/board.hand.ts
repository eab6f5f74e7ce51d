import { byTheClock, isOver } from "#app/ui/hands/clock.ts";

type Moment = { changesAt: number; today: string; running: string[]; next: string | null };

/** Moves the marks of the board: which day is today and which is shown, which class is over, runs, comes next. */
export default function board(element: HTMLElement) {
  const moments = JSON.parse(element.dataset.moments ?? "[]") as Moment[];
  byTheClock((now) => {
    const moment = moments.find(({ changesAt }) => changesAt > now) ?? moments.at(-1);
    if (!moment) return;
    for (const day of element.querySelectorAll<HTMLElement>("[data-day]")) {
      day.toggleAttribute("data-today", day.dataset.day === moment.today);
    }
    for (const slot of element.querySelectorAll<HTMLElement>("[data-class]")) {
      const id = slot.dataset.class ?? "";
      slot.toggleAttribute("data-over", isOver(slot, now));
      mark(slot, "next", moment.next === id);
      mark(slot, "now", moment.running.includes(id));
    }
    markShown(element);
  });
  addEventListener("hashchange", () => markShown(element));
}

/** In the bar of days: the one that the address names, or else today. */
function markShown(element: HTMLElement) {
  const today = element.querySelector("[data-today]");
  const shown = element.querySelector(":target")?.closest("[data-day]") ?? today;
  for (const link of element.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === `#${shown?.id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

function mark(slot: HTMLElement, name: string, on: boolean) {
  const element = slot.querySelector<HTMLElement>(`[data-mark=${name}]`);
  if (element) element.hidden = !on;
}
