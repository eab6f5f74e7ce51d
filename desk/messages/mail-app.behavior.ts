import { type Mail, mailtoUrl } from "./mail.ts";

/** "Open in mail app" opens it with the typed text, and records the reply at the same time. */
export default function mailApp(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const mail = JSON.parse(form.dataset.mail ?? "") as Mail;
  let isRecorded = true;
  form.addEventListener("submit", (event) => {
    const button = event.submitter as HTMLButtonElement;
    if (button.value !== "recordReply" || !isRecorded) return;
    location.assign(mailtoUrl(mail, form.querySelector("textarea")!.value));
    // Offline, the form waits for the connection (offline-queue.ts).
    if (!navigator.onLine) return;
    event.preventDefault();
    void record(button);
  });

  /** Submitting the form itself would keep the mail app from opening. */
  async function record(button: HTMLButtonElement) {
    const answer = await send(new FormData(form, button));
    if (answer) {
      if (new URL(answer.url).pathname === location.pathname)
        form.dispatchEvent(new Event("saved", { bubbles: true }));
      return location.assign(answer.url);
    }
    isRecorded = false;
    form.requestSubmit(button);
  }
}

/** Null without a connection, or if the reply was refused: then the form's own page says why. */
async function send(fields: FormData): Promise<Response | null> {
  const body = new URLSearchParams([...fields] as [string, string][]);
  const answer = await fetch(location.href, { method: "POST", body }).catch(() => null);
  return answer?.redirected ? answer : null;
}
