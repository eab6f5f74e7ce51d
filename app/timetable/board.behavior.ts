import { isExpired, onClockTick, setHidden } from "#ui/behaviors/clock.behavior.ts";

type State = { changesAt: number; today: string; running: string[]; next: string | null };

/** Keeps a board current: today, the open day, and which classes are over, running and next. */
export function board(element: HTMLElement) {
  const states = JSON.parse(element.dataset.states ?? "[]") as State[];
  onClockTick((now) => {
    const state = states.find(({ changesAt }) => changesAt > now) ?? states.at(-1);
    if (!state) return;
    const days = [...element.querySelectorAll<HTMLElement>("[data-day]")];
    const today = days.find((day) => day.dataset.day === state.today);
    const open = days.find((day) => hasClass(day, state.running[0] ?? state.next)) ?? today;
    for (const day of days) {
      day.toggleAttribute("data-today", day === today);
      day.toggleAttribute("data-shown", day === open);
    }
    for (const slot of element.querySelectorAll<HTMLElement>("[data-class]")) {
      const id = slot.dataset.class ?? "";
      slot.toggleAttribute("data-over", isExpired(slot, now));
      showMark(element, slot, "next", state.next === id);
      showMark(element, slot, "now", state.running.includes(id));
    }
    markOpenDay(element);
  });
  addEventListener("hashchange", () => markOpenDay(element));
}

function hasClass(day: HTMLElement, id: string | null) {
  const slots = [...day.querySelectorAll<HTMLElement>("[data-class]")];
  return slots.some(({ dataset }) => dataset.class === id);
}

/** Marks the day in the URL's hash, or else the open day, in the day navigation. */
function markOpenDay(element: HTMLElement) {
  const open = element.querySelector("[data-shown]");
  const shown = element.querySelector(":target")?.closest("[data-day]") ?? open;
  for (const link of element.querySelectorAll("nav a")) {
    const isShown = link.getAttribute("href") === `#${shown?.id}`;
    if (!isShown) link.removeAttribute("aria-current");
    else if (!link.hasAttribute("aria-current")) link.setAttribute("aria-current", "true");
  }
}

/** A timetable keeps its marks in a template, since few of its classes show one. */
function showMark(board: HTMLElement, slot: HTMLElement, name: string, on: boolean) {
  const selector = `[data-mark=${name}]`;
  const mark = slot.querySelector<HTMLElement>(selector);
  if (mark) setHidden(mark, !on);
  else if (on) {
    const template = board.querySelector("template")?.content.querySelector(selector);
    if (template) slot.querySelector("[data-marks]")?.append(template.cloneNode(true));
  }
}
