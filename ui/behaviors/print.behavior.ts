export default function print(element: HTMLElement) {
  element.addEventListener("click", () => window.print());
}
