import { renewWhile } from "#desk/frame/renew.ts";

/** After a press on the download, shows its progress until the server has sent all of it, then that it is done. */
export default function backup(element: HTMLElement) {
  const lastDownload = () => element.querySelector<HTMLElement>("[data-last]")?.dataset.last;
  const show = (part: "progress" | "done", isShown: boolean) => {
    element.querySelector<HTMLElement>(`[data-${part}]`)!.hidden = !isShown;
  };

  document.addEventListener("click", async ({ target }) => {
    if (!(target as Element).closest("a[download]")) return;
    show("done", false);
    show("progress", true);
    const before = lastDownload();
    await renewWhile(element, "data-backups", () => lastDownload() === before);
    show("done", lastDownload() !== before);
  });
}
