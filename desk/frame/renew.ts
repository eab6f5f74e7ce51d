const AGAIN_MS = 1_500;
const MAX_POLLS = 60;

/** Replaces a part of the page with the server's current version. An attribute identifies the part. */
export async function renew(element: HTMLElement, attribute: string) {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector(`[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? "")}"]`);
  if (fresh) element.replaceChildren(...fresh.childNodes);
}

/** Polls the server for a part of the page until that part is no longer pending or a time limit ends. */
export function renewWhile(element: HTMLElement, attribute: string, isPending: () => boolean) {
  let polls = 0;
  const poll = async () => {
    if (!isPending() || (polls += 1) > MAX_POLLS) return;
    await renew(element, attribute);
    setTimeout(() => void poll(), AGAIN_MS);
  };
  setTimeout(() => void poll(), AGAIN_MS);
}
