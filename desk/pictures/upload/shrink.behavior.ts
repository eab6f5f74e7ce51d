import { shrinkPhoto } from "./shrink-photo.ts";

/** Shrinks a chosen photo to what the site needs, so that the form with it is sent sooner. */
export default function shrink(element: HTMLElement) {
  const chooser = element as HTMLInputElement;
  chooser.addEventListener("change", async () => {
    const [file] = chooser.files ?? [];
    if (!file) return;
    const smaller = await shrinkPhoto(file);
    // Another photo may have been chosen meanwhile.
    if (smaller === file || chooser.files?.[0] !== file) return;
    const chosen = new DataTransfer();
    chosen.items.add(new File([smaller], file.name, { type: smaller.type }));
    chooser.files = chosen.files;
  });
}
