/** Draws its part of the page anew, as the server has it, whenever the server says that something has come. */
export default function live(element: HTMLElement) {
  const news = new EventSource(element.dataset.live ?? "");
  news.addEventListener("message", () => void renew(element));
  addEventListener("pagehide", () => news.close());
}

async function renew(element: HTMLElement) {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector(`[data-live="${element.dataset.live}"]`);
  if (fresh) element.replaceChildren(...fresh.childNodes);
}
