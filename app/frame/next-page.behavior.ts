import { isPlainClick } from "#ui/behaviors/browser.ts";

const DELAY_MS = 300;

/** Shows a loading outline when the next page is slow to arrive. */
export function nextPage(element: HTMLElement) {
  const texts = JSON.parse(element.dataset.texts ?? "{}") as Record<string, string>;
  const main = document.getElementById("main");
  const template = element.querySelector("template");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let outline: Element | null = null;

  function show(path: string) {
    element.dataset.waiting = "";
    if (!main || !template || outline) return;
    outline = (template.content.cloneNode(true) as DocumentFragment).firstElementChild;
    const text = outline?.querySelector("[data-part=text]");
    if (text) text.textContent = texts[path] ?? "Loading";
    // The outline covers the page but does not replace it, so that Back can restore the page.
    main.inert = true;
    main.after(outline!);
  }
  function hide() {
    clearTimeout(timer);
    delete element.dataset.waiting;
    outline?.remove();
    outline = null;
    if (main) main.inert = false;
  }

  addEventListener("click", (event) => {
    const link = pageLink(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    clearTimeout(timer);
    timer = setTimeout(() => show(link.pathname), DELAY_MS);
  });
  // The back-forward cache restores a page without the outline.
  addEventListener("pagehide", hide);
  addEventListener("pageshow", ({ persisted }) => persisted && hide());
}

/** The clicked link, if it leads to another page of this site and not to a file. */
function pageLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return null;
  if (link.pathname === location.pathname || /\.\w+$/.test(link.pathname)) return null;
  if (link.pathname.startsWith("/media/") || link.pathname === "/tour") return null;
  return link;
}
