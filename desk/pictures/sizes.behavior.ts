import { renew } from "#desk/frame/renew.ts";

const AGAIN_MS = 1_500;
const MAX_POLLS = 60;

/** Updates the count of ready sizes until all are ready. */
export default function sizes(element: HTMLElement) {
  let polls = 0;
  const poll = async () => {
    if (!element.querySelector("progress") || (polls += 1) > MAX_POLLS) return;
    await renew(element, "data-sizes");
    setTimeout(() => void poll(), AGAIN_MS);
  };
  setTimeout(() => void poll(), AGAIN_MS);
}
