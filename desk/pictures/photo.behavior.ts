const LONGEST = 2560;

/** Sends a photograph as large as the site needs it, with a bar that says how far it is; a drop on the form chooses it. */
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
      bar.setAttribute("aria-label", "Sent; it is made ready");
      making.hidden = false;
    });
    request.addEventListener("load", () => arrive(request));
    request.addEventListener("error", () =>
      fail("It did not arrive. Look at your connection, and send it again."),
    );
    request.open("POST", location.href);
    request.send(fields);
  }

  function arrive({ status, responseURL, responseText }: XMLHttpRequest) {
    if (status < 400) return location.assign(responseURL);
    const page = new DOMParser().parseFromString(responseText, "text/html");
    fail(
      page.querySelector("main [role=alert]:not([hidden])")?.textContent ??
        "It could not be taken. Try again.",
    );
  }

  function fail(words: string) {
    bar.hidden = true;
    making.hidden = true;
    say.hidden = false;
    say.textContent = words;
  }
}

/** What this browser can't open goes out as it is: the site can open more. */
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
