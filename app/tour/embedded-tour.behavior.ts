/** Inside an iframe the tour fills its frame, and starts at once if the visitor loaded the iframe on demand. */
export function embeddedTour(element: HTMLElement) {
  document.documentElement.toggleAttribute("data-framed", window.self !== window.top);
  if (window.frameElement?.hasAttribute("data-on-demand")) element.querySelector("button")?.click();
}
