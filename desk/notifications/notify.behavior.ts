/** "Notify me on this phone": asks the browser for a push address, and sends it with the form. */
export default function notify(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const message = form.querySelector<HTMLElement>("[role=alert]")!;
  form.querySelector<HTMLElement>("[data-unscripted]")!.hidden = true;
  const why = whyNot();
  if (why) return show(message, why);
  form.querySelector<HTMLElement>("[data-offer]")!.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    message.hidden = true;
    subscribe().then(
      ({ endpoint }) => {
        form.querySelector<HTMLInputElement>("[name=endpoint]")!.value = endpoint;
        form.submit();
      },
      (error: Error) => show(message, wordsFor(error)),
    );
  });
}

function show(message: HTMLElement, words: string) {
  message.textContent = words;
  message.hidden = false;
}

function whyNot(): string | undefined {
  if ("serviceWorker" in navigator && "PushManager" in window) return undefined;
  return /iPhone|iPad/.test(navigator.userAgent)
    ? "First add the desk to your home screen: Share, then Add to Home Screen. Open it from there."
    : "This browser can’t show notifications. Use Chrome, Edge, Firefox or Safari.";
}

async function subscribe(): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== "granted") throw new DOMException("", "NotAllowedError");
  const registration = await navigator.serviceWorker.register("/desk/sw.js", { scope: "/desk/" });
  await ready(registration);
  const applicationServerKey = await readKey();
  // The push service refuses a subscription that was made with an older key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function readKey(): Promise<string> {
  const answer = await fetch("/desk/push/key", { redirect: "error" });
  if (!answer.ok) throw new Error(`/desk/push/key answered ${answer.status}`);
  return answer.text();
}

/** `navigator.serviceWorker.ready` would never resolve on /desk itself, which is outside the scope. */
async function ready({ installing, waiting }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting;
  if (!worker || worker.state === "activated") return;
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => worker.state === "activated" && resolve());
  });
}

function wordsFor({ name }: Error): string {
  if (name === "NotAllowedError")
    return "Notifications are blocked for this site. Allow them in the browser’s settings, then try again.";
  return "The browser’s push service did not answer. Check the connection, then try again.";
}
