/** Draws a part of the page anew, as the server has it now; the part is known by one of its attributes. */
export async function renew(element: HTMLElement, attribute: string) {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector(`[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? "")}"]`);
  if (fresh) element.replaceChildren(...fresh.childNodes);
}
