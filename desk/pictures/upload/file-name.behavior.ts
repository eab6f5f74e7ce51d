import { formatSize } from "./format-size.ts";

/** Writes which file was chosen. */
export default function fileName(element: HTMLElement) {
  const chooser = element.querySelector<HTMLInputElement>("input[type=file]")!;
  const status = element.querySelector<HTMLElement>("[role=status]")!;
  const show = () => {
    const [file] = chooser.files ?? [];
    status.textContent = file ? `${file.name}, ${formatSize(file)}` : "";
  };
  chooser.addEventListener("change", show);
  // The browser keeps the choice when one comes back to the page.
  show();
}
