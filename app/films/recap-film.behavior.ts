import { mayAutoplay } from "#ui/behaviors/reduced-motion.ts";

const VISIBLE = 0.3;
/** What stands behind the header and the phone's bar is not in view. */
const BETWEEN_BARS = "-80px 0px -64px";
const SMALL_SCREEN = "(max-width: 767.98px)";
const SMALL_SCREEN_START_S = 8;

/**
 * Plays muted while at least 30 % of it is in view; a click anywhere on it plays or pauses. Who has paused it has it
 * paused until it is out of view; it plays again when it comes back.
 */
export default function recap(element: HTMLElement) {
  const video = element.querySelector("video");
  const button = element.querySelector("button");
  if (!video || !button) return;
  let held = false;
  // Not before: the browser fetches captions that are to be shown, and shows the first where a film starts late.
  function caption() {
    for (const captions of video!.textTracks) captions.mode = "showing";
  }
  function play() {
    void video!.play().catch(() => undefined);
  }
  function toggle() {
    held = !video!.paused;
    if (video!.paused) play();
    else video!.pause();
  }
  const say = () => (element.dataset.film = video.paused ? "paused" : "playing");

  video.muted = true;
  for (const control of [video, button]) control.addEventListener("click", toggle);
  video.addEventListener("playing", caption);
  for (const change of ["play", "pause"]) video.addEventListener(change, say);
  video.addEventListener("loadedmetadata", () => startLate(video));
  new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry || entry.intersectionRatio < VISIBLE) {
        video.pause();
        held = false;
      } else if (!held && mayAutoplay()) play();
    },
    { threshold: [0, VISIBLE], rootMargin: BETWEEN_BARS },
  ).observe(video);
}

/** On small screens the film begins where something happens. */
function startLate(video: HTMLVideoElement) {
  const isLongEnough = !(video.duration <= SMALL_SCREEN_START_S);
  if (isLongEnough && matchMedia(SMALL_SCREEN).matches) video.currentTime = SMALL_SCREEN_START_S;
}
