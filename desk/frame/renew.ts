const AGAIN_MS = 1_500;
/** Work that has not begun after this many polls was canceled. */
const MAX_IDLE = 40;

/** Replaces a part of the page with the server's current version. An attribute identifies the part. */
export async function renew(element: HTMLElement, attribute: string) {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector(`[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? "")}"]`);
  if (fresh) element.replaceChildren(...fresh.childNodes);
}

/** Polls the server for a part of the page until the work that it reports is done. A progress bar shows that it is underway. */
export async function renewWhile(element: HTMLElement, attribute: string, isPending: () => boolean) {
  const isUnderway = () => element.querySelector("progress")?.checkVisibility() ?? false;
  for (let idle = 0; idle < MAX_IDLE && isPending(); idle = isUnderway() ? 0 : idle + 1) {
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    await renew(element, attribute);
  }
}
