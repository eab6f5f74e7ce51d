import { mayAutoplay } from "#ui/behaviors/reduced-motion.ts";
import { whenIdle } from "#ui/behaviors/once-visible.ts";

const TURN_MS = 4000;

/**
 * The next picture comes every four seconds, but never while a pointer or the focus is on the stage, while the tab is
 * hidden, or for visitors who want calm and have not asked for it.
 */
export default function turning(element: HTMLElement) {
  const [pause, ...dots] = element.querySelectorAll("button");
  const slides = () => [...element.querySelectorAll<HTMLElement>("[data-slide]")];
  if (!pause) return;
  let index = 0;
  let turns = mayAutoplay();
  let asked = false;
  let timer: ReturnType<typeof setTimeout>;

  function show(next: number) {
    index = next;
    bringOthers(element);
    for (const [at, slide] of slides().entries()) {
      slide.toggleAttribute("data-shown", at === index);
      slide.toggleAttribute("aria-hidden", false);
      if (at !== index) slide.setAttribute("aria-hidden", "true");
    }
    for (const [at, dot] of dots.entries()) {
      if (at === index) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
    wait();
  }
  function wait() {
    clearTimeout(timer);
    if (turns) timer = setTimeout(() => (isHeld(element) ? wait() : turn()), TURN_MS);
  }
  function turn() {
    if (asked || mayAutoplay()) show((index + 1) % dots.length);
    else setTurning(false);
  }
  function setTurning(on: boolean) {
    turns = on;
    element.dataset.turning = on ? "on" : "off";
    pause!.setAttribute("aria-label", pause!.dataset[on ? "pause" : "play"] ?? "");
    wait();
  }

  pause.addEventListener("click", () => {
    asked = !turns;
    setTurning(!turns);
  });
  for (const [at, dot] of dots.entries()) dot.addEventListener("click", () => show(at));
  setTurning(turns);
  whenIdle(() => {
    if (turns) bringOthers(element);
  });
}

/** The other pictures wait in a template, so that the first one has the line for itself. */
function bringOthers(element: HTMLElement) {
  const template = element.querySelector("template");
  template?.replaceWith(template.content);
}

/** A mouse over the stage, the focus in it, or another tab in front of ours. */
function isHeld(element: HTMLElement): boolean {
  const stage = element.closest("section") ?? element;
  const hovered = matchMedia("(hover: hover)").matches && stage.matches(":hover");
  return hovered || stage.matches(":focus-within") || document.hidden;
}
