import { renewWhile } from "#desk/frame/renew.ts";

/** After a download starts, reads the time of the last download again until it changes. */
export default function backup(element: HTMLElement) {
  element.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("a[download]")) return;
    const before = element.textContent;
    renewWhile(element, "data-backups", () => element.textContent === before);
  });
}
