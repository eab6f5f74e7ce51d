import { formatSize } from "./format-size.ts";

/** Shows the chosen photo, with buttons to choose another one or none. */
export default function chosenPhoto(element: HTMLElement) {
  const chooser = element.querySelector<HTMLInputElement>("input[type=file]")!;
  const field = element.querySelector<HTMLElement>("[data-field]")!;
  const chosen = element.querySelector<HTMLElement>("[data-chosen]")!;
  const image = chosen.querySelector("img")!;

  chooser.addEventListener("change", show);
  chosen.querySelector("[data-another]")!.addEventListener("click", () => chooser.click());
  chosen.querySelector("[data-remove]")!.addEventListener("click", () => {
    chooser.value = "";
    show();
    chooser.focus();
  });
  // The browser can't show every format that the site reads.
  image.addEventListener("error", () => (image.hidden = true));
  show();

  function show() {
    const [file] = chooser.files ?? [];
    URL.revokeObjectURL(image.src);
    field.hidden = file !== undefined;
    chosen.hidden = file === undefined;
    if (!file) return;
    image.hidden = false;
    image.src = URL.createObjectURL(file);
    chosen.querySelector("[data-name]")!.textContent = `New photo, ${formatSize(file)}`;
  }
}
