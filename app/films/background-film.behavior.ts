import { mayAutoplay } from "#ui/behaviors/reduced-motion.ts";
import { whenIdle } from "#ui/behaviors/once-visible.ts";

/** The first picture is looked at before it moves, and the film takes no line from the pictures below. */
const REST_MS = 1500;
/** So long before its end the film fades into its picture, with which it begins again. */
const FADE_SECONDS = 1;

/** Adds the film over its picture once the page has loaded, with its button; never unasked for who wants calm or few bytes. */
export default function film(element: HTMLElement) {
  const template = element.querySelector("template");
  const button = element.querySelector("button");
  if (!template || !button || !mayAutoplay()) return;
  const begin = () => {
    // A film cloned inside the template's document never loads in WebKit.
    template.before(document.importNode(template.content, true));
    const video = element.querySelector("video")!;
    const say = () => {
      const state = video.paused ? "paused" : "playing";
      element.dataset.film = state;
      button.setAttribute("aria-label", button.dataset[state] ?? "");
    };
    const fade = () =>
      video.toggleAttribute("data-fading", video.duration - video.currentTime < FADE_SECONDS);
    const play = () => void video.play().catch(say);
    // A property: the attribute alone doesn't silence a film that script has made.
    video.muted = true;
    video.addEventListener("playing", say);
    video.addEventListener("pause", say);
    video.addEventListener("timeupdate", fade);
    video.addEventListener("loadeddata", play, { once: true });
    button.addEventListener("click", () => (video.paused ? play() : video.pause()));
    button.hidden = false;
  };
  whenIdle(() => setTimeout(begin, REST_MS));
}
