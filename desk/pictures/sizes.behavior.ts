import { renewWhile } from "#desk/frame/renew.ts";

/** Updates the count of ready sizes until all are ready. */
export default function sizes(element: HTMLElement) {
  void renewWhile(element, "data-sizes", () => element.querySelector("progress") !== null);
}
