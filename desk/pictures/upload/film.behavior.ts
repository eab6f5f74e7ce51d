import { convertFilm, openFilm, takePicture } from "./convert-film.ts";
import { goOn, sendPhoto } from "./send-photo.ts";

/** Takes the first picture of a film, converts the film where needed, and uploads both with a progress bar. */
export default function film(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const chooser = form.querySelector<HTMLInputElement>("[name=film]")!;
  const bar = form.querySelector("progress")!;
  const status = form.querySelector<HTMLElement>("progress + [role=status]")!;
  const alert = form.querySelector<HTMLElement>("[role=alert]")!;
  form.querySelector("[data-poster]")?.remove();

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const file = chooser.files?.[0];
    if (!file || !bar.hidden) return;
    alert.hidden = true;
    bar.hidden = false;
    void send(file).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
  });

  async function send(file: File) {
    const fields = new FormData(form);
    const limits = { seconds: Number(form.dataset.maxSeconds), bytes: Number(form.dataset.maxBytes) };
    const video = await openFilm(file);
    show("Preparing the film", 0);
    fields.set("firstPicture", await takePicture(video), "first-picture.jpg");
    const ready = await convertFilm(video, file, limits, (part) => show("Preparing the film", part));
    fields.set(
      "film",
      ready,
      ready === file ? file.name : `film.${ready.type.includes("mp4") ? "mp4" : "webm"}`,
    );
    const answer = await sendPhoto(fields, (part) => show(part < 1 ? "Uploading" : "Processing", part));
    if ("to" in answer) goOn(form, answer.to);
    else refuse(answer.refused);
  }

  function show(step: string, part: number) {
    status.textContent = `${step}…`;
    bar.value = part;
  }

  function refuse(sentence: string) {
    bar.hidden = true;
    status.textContent = "";
    alert.hidden = false;
    alert.textContent = sentence;
  }
}
