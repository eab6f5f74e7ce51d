import { type Mail, mailtoUrl } from "./mail.ts";

/** "Open in mail app" opens it with the typed text. */
export default function mailApp(form: HTMLElement) {
  const mail = JSON.parse(form.dataset.mail ?? "") as Mail;
  const button = form.querySelector<HTMLButtonElement>("[data-open]")!;
  button.hidden = false;
  button.addEventListener("click", () =>
    location.assign(mailtoUrl(mail, form.querySelector("textarea")!.value)),
  );
}
