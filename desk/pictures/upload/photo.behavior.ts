import { goOn, sendPhoto } from "./send-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** Uploads a photo, shrunk to what the site needs, with a progress bar. A photo can be dropped on the form. */
export default function photo(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const chooser = form.querySelector<HTMLInputElement>("input[type=file]")!;
  const bar = form.querySelector("progress")!;
  const making = form.querySelector<HTMLElement>("[data-making]")!;
  const message = form.querySelector<HTMLElement>("[role=alert]")!;

  form.addEventListener("dragover", (event) => event.preventDefault());
  form.addEventListener("drop", (event) => {
    event.preventDefault();
    if (!event.dataTransfer?.files.length) return;
    chooser.files = event.dataTransfer.files;
    chooser.dispatchEvent(new Event("change"));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    message.hidden = true;
    bar.hidden = false;
    bar.removeAttribute("value");
    void send();
  });

  async function send() {
    const fields = new FormData(form);
    const file = chooser.files?.[0];
    if (file) fields.set("photo", await shrinkPhoto(file), file.name);
    const answer = await sendPhoto(fields, showProgress);
    if ("to" in answer) return goOn(form, answer.to);
    bar.hidden = true;
    making.hidden = true;
    message.hidden = false;
    message.textContent = answer.refused;
  }

  function showProgress(part: number) {
    bar.value = part;
    if (part < 1) return;
    bar.removeAttribute("value");
    bar.setAttribute("aria-label", "Processing");
    making.hidden = false;
  }
}
