import { isPlainClick } from "#ui/behaviors/plain-click.ts";

const PATIENCE_MS = 300;

/** An outline of the next page, where it is slow to come. */
export default function outline(element: HTMLElement) {
  const words = JSON.parse(element.dataset.words ?? "{}") as Record<string, string>;
  const main = document.getElementById("main");
  const template = element.querySelector("template");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;

  function show(path: string) {
    element.dataset.waiting = "";
    if (!main || !template || shown) return;
    shown = (template.content.cloneNode(true) as DocumentFragment).firstElementChild;
    const says = shown?.querySelector("[data-part=words]");
    if (says) says.textContent = words[path] ?? "Loading";
    // It lies over the page, which stays where it is: Back finds it there.
    main.inert = true;
    main.after(shown!);
  }
  /** A page that comes back from the browser's memory comes back as it was. */
  function back() {
    clearTimeout(timer);
    delete element.dataset.waiting;
    shown?.remove();
    shown = null;
    if (main) main.inert = false;
  }

  addEventListener("click", (event) => {
    const page = pageOf(event);
    if (!page || event.defaultPrevented || !isPlainClick(event)) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(page.pathname), PATIENCE_MS);
  });
  addEventListener("pagehide", back);
  addEventListener("pageshow", ({ persisted }) => persisted && back());
}

/** Another page of ours to which the pressed link leads; files and places in this page are none. */
function pageOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  if (link.pathname === location.pathname || /\.\w+$/.test(link.pathname)) return null;
  if (link.pathname.startsWith("/media/") || link.pathname === "/tour") return null;
  return link;
}
