import { mayAutoplay, whenIdle } from "#ui/behaviors/browser.ts";

/** Shows the poster for a moment, and leaves the bandwidth to the pictures below. */
const BACKGROUND_DELAY_MS = 1500;
const FADE_IN_MS = 700;
/** The film fades to its poster before it starts again. */
const FADE_SECONDS = 1;

/** Plays a muted film over its poster after the page has loaded, unless the visitor prefers less motion or data. */
export function backgroundFilm(element: HTMLElement) {
  const template = element.querySelector("template");
  const button = element.querySelector("button");
  if (!template || !button || !mayAutoplay()) return;

  const start = () => {
    // A film cloned inside the template's document never loads in WebKit.
    const video = document.importNode(template.content, true).querySelector("video")!;
    const showState = () => {
      const state = video.paused ? "paused" : "playing";
      if (element.dataset.film === state) return;
      // A film that has begun knows its size, so the page is laid out once.
      if (!video.isConnected && state === "playing") {
        template.before(video);
        video.animate({ opacity: [0, 1] }, FADE_IN_MS);
      }
      element.dataset.film = state;
      button.setAttribute("aria-label", button.dataset[state] ?? "");
      button.hidden = false;
    };
    const fade = () =>
      video.toggleAttribute("data-fading", video.duration - video.currentTime < FADE_SECONDS);
    const play = () =>
      video.play().catch((error: Error) => {
        if (error.name === "NotAllowedError") showState();
      });

    // The attribute alone does not mute a video that script inserted.
    video.muted = true;
    video.addEventListener("playing", showState);
    video.addEventListener("pause", showState);
    video.addEventListener("timeupdate", fade);
    button.addEventListener("click", () => (video.paused ? void play() : video.pause()));
    void play();
  };
  whenIdle(() => setTimeout(start, BACKGROUND_DELAY_MS));
}

/** Plays a film on click, with the browser's controls. */
export function onDemandFilm(element: HTMLElement) {
  const video = element.querySelector("video");
  const button = element.querySelector("button");
  if (!video || !button) return;
  button.addEventListener("click", () => {
    button.hidden = true;
    video.controls = true;
    video.ariaLabel = video.dataset.label ?? null;
    video.focus();
    void video.play().catch(() => undefined);
  });
}

const VISIBLE_RATIO = 0.3;
/** The header and the phone bar cover parts of the screen. */
const ROOT_MARGIN = "-80px 0px -64px";
const SMALL_SCREEN = "(max-width: 767.98px)";
const SMALL_SCREEN_START_S = 8;

/**
 * Plays the muted recap while at least 30% of it is visible; a click plays or pauses it. A film that the visitor paused
 * starts again only after it has left the screen.
 */
export function recapFilm(element: HTMLElement) {
  const video = element.querySelector("video");
  const button = element.querySelector("button");
  if (!video || !button) return;
  let pausedByVisitor = false;

  // Enabling captions earlier would fetch them before the film plays.
  function showCaptions() {
    for (const track of video!.textTracks) track.mode = "showing";
  }
  function play() {
    void video!.play().catch(() => undefined);
  }
  function toggle() {
    pausedByVisitor = !video!.paused;
    if (video!.paused) play();
    else video!.pause();
  }
  const showState = () => (element.dataset.film = video.paused ? "paused" : "playing");

  video.muted = true;
  for (const control of [video, button]) control.addEventListener("click", toggle);
  video.addEventListener("playing", showCaptions);
  for (const change of ["play", "pause"]) video.addEventListener(change, showState);
  video.addEventListener("loadedmetadata", () => skipIntro(video));
  new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry || entry.intersectionRatio < VISIBLE_RATIO) {
        video.pause();
        pausedByVisitor = false;
      } else if (!pausedByVisitor && mayAutoplay()) play();
    },
    { threshold: [0, VISIBLE_RATIO], rootMargin: ROOT_MARGIN },
  ).observe(video);
}

/** On small screens the film starts where the action does. */
function skipIntro(video: HTMLVideoElement) {
  const isLongEnough = !(video.duration <= SMALL_SCREEN_START_S);
  if (isLongEnough && matchMedia(SMALL_SCREEN).matches) video.currentTime = SMALL_SCREEN_START_S;
}
