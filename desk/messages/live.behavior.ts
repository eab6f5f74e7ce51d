import { renew } from "#desk/frame/renew.ts";

/** Replaces its part of the page with the server's version when the server reports something new. */
export default function live(element: HTMLElement) {
  const news = new EventSource(element.dataset.live ?? "");
  news.addEventListener("message", () => void renew(element, "data-live"));
  addEventListener("pagehide", () => news.close());
}
