/** Replaces a part of the page with the server's current version. An attribute identifies the part. */
export async function renew(element: HTMLElement, attribute: string) {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector(`[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? "")}"]`);
  if (fresh) element.replaceChildren(...fresh.childNodes);
}
