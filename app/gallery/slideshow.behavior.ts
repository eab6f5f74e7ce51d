import { mayAutoplay, whenIdle } from "#ui/behaviors/browser.ts";

const INTERVAL_MS = 4000;
/** The other pictures load when the page has been calm for this long, and well before the first change. */
const CALM_MS = 1500;

/**
 * Advances every four seconds, except while the slideshow is hovered or focused or the tab is hidden. Visitors who
 * prefer reduced motion must press play first.
 */
export function slideshow(element: HTMLElement) {
  const [pause, ...dots] = element.querySelectorAll("button");
  const slides = () => [...element.querySelectorAll<HTMLElement>("[data-slide]")];
  if (!pause) return;
  let index = 0;
  let playing = mayAutoplay();
  let playPressed = false;
  let timer: ReturnType<typeof setTimeout>;

  function show(next: number) {
    index = next;
    insertOthers(element);
    for (const [at, slide] of slides().entries()) {
      slide.toggleAttribute("data-shown", at === index);
      slide.toggleAttribute("aria-hidden", false);
      if (at !== index) slide.setAttribute("aria-hidden", "true");
    }
    for (const [at, dot] of dots.entries()) {
      if (at === index) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    }
    schedule();
  }
  function schedule() {
    clearTimeout(timer);
    if (playing) timer = setTimeout(() => (isHeld(element) ? schedule() : advance()), INTERVAL_MS);
  }
  function advance() {
    if (playPressed || mayAutoplay()) show((index + 1) % dots.length);
    else setPlaying(false);
  }
  function setPlaying(on: boolean) {
    playing = on;
    element.dataset.playing = on ? "on" : "off";
    pause!.setAttribute("aria-label", pause!.dataset[on ? "pause" : "play"] ?? "");
    schedule();
  }

  pause.addEventListener("click", () => {
    playPressed = !playing;
    setPlaying(!playing);
  });
  for (const [at, dot] of dots.entries()) dot.addEventListener("click", () => show(at));
  // The markup says that it plays.
  if (!playing) return setPlaying(false);
  whenIdle(() => {
    schedule();
    setTimeout(() => playing && insertOthers(element), CALM_MS);
  });
}

/** The other pictures are in a template, so that the first one loads alone. */
function insertOthers(element: HTMLElement) {
  const template = element.querySelector("template");
  template?.replaceWith(template.content);
}

function isHeld(element: HTMLElement): boolean {
  const section = element.closest("section") ?? element;
  const hovered = matchMedia("(hover: hover)").matches && section.matches(":hover");
  return hovered || section.matches(":focus-within") || document.hidden;
}
