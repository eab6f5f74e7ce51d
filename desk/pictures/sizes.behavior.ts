import { renew } from "#desk/frame/renew.ts";

const AGAIN_MS = 1_500;
const MOST_LOOKS = 60;

/** Updates the count of ready sizes until all are ready. */
export default function sizes(element: HTMLElement) {
  let looks = 0;
  const poll = async () => {
    if (!element.querySelector("progress") || (looks += 1) > MOST_LOOKS) return;
    await renew(element, "data-sizes");
    setTimeout(() => void poll(), AGAIN_MS);
  };
  setTimeout(() => void poll(), AGAIN_MS);
}
