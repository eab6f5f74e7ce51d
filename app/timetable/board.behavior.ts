import { byTheClock, isOver } from "#ui/behaviors/clock.ts";

type Moment = { changesAt: number; today: string; running: string[]; next: string | null };

/** Moves the marks of the board: which day is today and which stands open, which class is over, runs, comes next. */
export default function board(element: HTMLElement) {
  const moments = JSON.parse(element.dataset.moments ?? "[]") as Moment[];
  byTheClock((now) => {
    const moment = moments.find(({ changesAt }) => changesAt > now) ?? moments.at(-1);
    if (!moment) return;
    const days = [...element.querySelectorAll<HTMLElement>("[data-day]")];
    const today = days.find((day) => day.dataset.day === moment.today);
    const open = days.find((day) => holds(day, moment.running[0] ?? moment.next)) ?? today;
    for (const day of days) {
      day.toggleAttribute("data-today", day === today);
      day.toggleAttribute("data-shown", day === open);
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

function holds(day: HTMLElement, id: string | null) {
  const slots = [...day.querySelectorAll<HTMLElement>("[data-class]")];
  return slots.some(({ dataset }) => dataset.class === id);
}

/** In the bar of days: the one that the address names, or else the one that stands open by itself. */
function markShown(element: HTMLElement) {
  const open = element.querySelector("[data-shown]");
  const shown = element.querySelector(":target")?.closest("[data-day]") ?? open;
  for (const link of element.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === `#${shown?.id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

function mark(slot: HTMLElement, name: string, on: boolean) {
  const element = slot.querySelector<HTMLElement>(`[data-mark=${name}]`);
  if (element) element.hidden = !on;
}
