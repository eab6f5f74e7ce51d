import { renewWhile } from "#desk/frame/renew.ts";

/** Looks again until all sizes are ready. */
export default function sizes(element: HTMLElement) {
  void renewWhile(element, "data-sizes", () => element.querySelector("[data-pending]") !== null);
}
