import { byTheClock } from "#app/ui/hands/clock.ts";

type Moment = { changesAt: number; today: string; running: string[]; next: string | null };

/** Moves the marks of the board: which day is today, which class runs, which comes next. */
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
      mark(slot, "next", moment.next === id);
      mark(slot, "now", moment.running.includes(id));
    }
  });
}

function mark(slot: HTMLElement, name: string, on: boolean) {
  const element = slot.querySelector<HTMLElement>(`[data-mark=${name}]`);
  if (element) element.hidden = !on;
}
