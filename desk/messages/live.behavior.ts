import { renew } from "#desk/frame/renew.ts";

/** Draws its part of the page anew, as the server has it, whenever the server says that something has come. */
export default function live(element: HTMLElement) {
  const news = new EventSource(element.dataset.live ?? "");
  news.addEventListener("message", () => void renew(element, "data-live"));
  addEventListener("pagehide", () => news.close());
}
