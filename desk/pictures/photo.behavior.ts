const LONGEST = 2560;

/** Uploads a photo, shrunk to what the site needs, with a progress bar. A photo can be dropped on the form. */
export default function photo(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const chooser = form.querySelector<HTMLInputElement>("input[type=file]")!;
  const bar = form.querySelector("progress")!;
  const making = form.querySelector<HTMLElement>("[data-making]")!;
  const say = form.querySelector<HTMLElement>("[role=alert]")!;

  form.addEventListener("dragover", (event) => event.preventDefault());
  form.addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer?.files.length) chooser.files = event.dataTransfer.files;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    say.hidden = true;
    bar.hidden = false;
    bar.removeAttribute("value");
    void send();
  });

  async function send() {
    const fields = new FormData(form);
    const file = chooser.files?.[0];
    if (file) fields.set("photo", await smaller(file), file.name);
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => (bar.value = loaded / total));
    request.upload.addEventListener("load", () => {
      bar.removeAttribute("value");
      bar.setAttribute("aria-label", "Processing");
      making.hidden = false;
    });
    request.addEventListener("load", () => arrive(request));
    request.addEventListener("error", () =>
      fail("The upload failed. Check your connection, then try again."),
    );
    request.open("POST", location.href);
    request.send(fields);
  }

  function arrive({ status, responseURL, responseText }: XMLHttpRequest) {
    if (status < 400) return location.assign(responseURL);
    const page = new DOMParser().parseFromString(responseText, "text/html");
    fail(
      page.querySelector("main [role=alert]:not([hidden])")?.textContent ??
        "The photo could not be saved. Try again.",
    );
  }

  function fail(words: string) {
    bar.hidden = true;
    making.hidden = true;
    say.hidden = false;
    say.textContent = words;
  }
}

/** A file that this browser can't decode is sent as it is: the server can decode more formats. */
async function smaller(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    if (scale === 1) return file;
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  } catch {
    return file;
  }
}
