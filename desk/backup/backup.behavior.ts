import { renew } from "#desk/frame/renew.ts";

const AGAIN_MS = 1_500;
/** A download that has not begun after this many tries was canceled in the browser. */
const MAX_IDLE = 40;

/** After a press on the download, shows its progress until the server has sent all of it. */
export default function backup(element: HTMLElement) {
  const lastDownload = () => element.querySelector("[data-last]")?.textContent;
  const isUnderway = () => element.querySelector("[data-progress]:not([hidden])") !== null;

  async function follow() {
    const before = lastDownload();
    for (let idle = 0; idle < MAX_IDLE && lastDownload() === before; idle = isUnderway() ? 0 : idle + 1) {
      await new Promise((done) => setTimeout(done, AGAIN_MS));
      await renew(element, "data-backups");
    }
  }

  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("a[download]")) return;
    for (const part of element.querySelectorAll<HTMLElement>("[data-progress]")) part.hidden = false;
    void follow();
  });
}
