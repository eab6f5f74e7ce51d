/** Within another page the tour fills its frame; a visitor who has asked for the frame there need not press 'Start' here. */
export default function framed(element: HTMLElement) {
  document.documentElement.toggleAttribute("data-framed", window.self !== window.top);
  if (window.frameElement?.hasAttribute("data-asked")) element.querySelector("button")?.click();
}
