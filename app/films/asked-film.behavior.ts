/** The picture stands whole until the film is asked for; then it plays, under the browser's own controls. */
export default function askedFilm(element: HTMLElement) {
  const video = element.querySelector("video");
  const button = element.querySelector("button");
  if (!video || !button) return;
  video.controls = false;
  button.hidden = false;
  button.addEventListener("click", () => {
    button.hidden = true;
    video.controls = true;
    video.focus();
    void video.play().catch(() => undefined);
  });
}
