type Sent = { to: string } | { refused: string };

/** Sends a form with a photo, and reports how much of it has arrived: from 0 to 1. */
export function sendPhoto(fields: FormData, showProgress: (part: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => showProgress(loaded / total));
    request.upload.addEventListener("load", () => showProgress(1));
    request.addEventListener("load", () => resolve(readAnswer(request)));
    request.addEventListener("error", () =>
      resolve({ refused: "The upload failed. Check your connection, then try again." }),
    );
    request.open("POST", location.href);
    request.send(fields);
  });
}

function readAnswer({ status, responseURL, responseText }: XMLHttpRequest): Sent {
  if (status < 400) return { to: responseURL };
  const page = new DOMParser().parseFromString(responseText, "text/html");
  const words = page.querySelector("main [role=alert]:not([hidden])")?.textContent;
  return { refused: words ?? "The photo could not be saved. Try again." };
}

/** A form that script has sent was saved: its draft is deleted (drafts.behavior.ts). */
export const SAVED = "desk-saved";

/** Opens the page that the server has answered with. */
export function goOn(form: HTMLFormElement, to: string) {
  if (!isSignIn(to)) form.dispatchEvent(new Event(SAVED, { bubbles: true }));
  location.assign(to);
}

/** The session has ended. */
export function isSignIn(address: string): boolean {
  return new URL(address).pathname === "/desk/sign-in";
}
