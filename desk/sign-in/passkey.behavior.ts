import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** A form whose button asks for a passkey and posts the response (passkey-form.tsx). */
export default function passkey(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const message = form.querySelector<HTMLElement>("[role=alert]")!;
  form.querySelector("button")!.disabled = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    message.hidden = true;
    ask(form).then(
      (answer) => {
        form.querySelector<HTMLInputElement>("[name=answer]")!.value = JSON.stringify(answer);
        form.submit();
      },
      (error: Error) => {
        message.hidden = false;
        message.textContent = wordsFor(error);
      },
    );
  });
}

async function ask({ dataset }: HTMLFormElement) {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON: unknown = JSON.parse(dataset.options ?? "null");
  return dataset.task === "make"
    ? startRegistration({ optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON })
    : startAuthentication({ optionsJSON: optionsJSON as PublicKeyCredentialRequestOptionsJSON });
}

function wordsFor({ name }: Error): string {
  if (name === "InvalidStateError") return "This device already has a passkey for you. Sign in with it.";
  if (name === "NotAllowedError") return "That was canceled or timed out. Try again.";
  return "This browser could not use passkeys. Try again, or use another browser or phone.";
}
