import { renew } from "#desk/frame/renew.ts";

const AGAIN_MS = 2_000;
const MAX_POLLS = 60;

/** After a download starts, reads the time of the last download again until it changes. */
export default function backup(element: HTMLElement) {
  element.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("a[download]")) return;
    const before = element.textContent;
    let polls = 0;
    const poll = async () => {
      await renew(element, "data-backups");
      if (element.textContent === before && (polls += 1) < MAX_POLLS) setTimeout(() => void poll(), AGAIN_MS);
    };
    setTimeout(() => void poll(), AGAIN_MS);
  });
}
