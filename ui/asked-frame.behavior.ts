import { isPlainClick } from "#ui/behaviors/plain-click.ts";

/** The link inside brings the frame from the template in place of everything; without script it goes to the same page. */
export default function askedFrame(element: HTMLElement) {
  const link = element.querySelector("a");
  const template = element.querySelector("template");
  link?.addEventListener("click", (event) => {
    if (!template || !isPlainClick(event)) return;
    event.preventDefault();
    element.replaceChildren(template.content.cloneNode(true));
    element.querySelector("iframe")?.focus();
  });
}
