import { formKey, hasFile, pageAddress, valuesIn } from "./form-values.ts";
import type { Held, LocalStore } from "./local-store.ts";

const OFFLINE = "You are offline. What you type is saved on this device.";
const HELD = "You are offline. This will be sent when you are back.";
const UNREACHABLE = "You are offline. Stay on this page. Other pages open once you are back online.";
const WITH_FILE =
  "You are offline, and files can’t be queued. Press the button again once you are back online.";

/** Stores forms that are sent offline, and sends each once when the connection is back. */
export function offlineQueue(status: HTMLElement, store: LocalStore) {
  const showText = (text: string, link?: { text: string; url: string }) => {
    status.textContent = text;
    if (!link) return;
    const anchor = document.createElement("a");
    anchor.className = "link";
    anchor.href = link.url;
    anchor.textContent = link.text;
    status.append(" ", anchor);
  };
  const showConnection = () => showText(navigator.onLine ? "" : store.held().length > 0 ? HELD : OFFLINE);

  async function sendAll() {
    // Another tab of the desk may send them.
    await navigator.locks.request("desk-queue", async () => {
      for (const post of store.held()) {
        const answer = await send(post);
        if (!answer) return showText(HELD);
        store.release(post);
        goOn(post, answer);
      }
    });
  }

  function goOn(post: Held, answer: Response) {
    const isHere = post.address === pageAddress();
    const isSignIn = new URL(answer.url).pathname === "/desk/sign-in";
    const isSaved = answer.redirected && !isSignIn;
    if (isSaved) store.dropDraft(post.key);
    if (isSignIn || (isSaved && isHere)) location.assign(answer.url);
    else if (isSaved) showText("Sent:", { text: post.title, url: answer.url });
    else if (!isHere || !submitAgain(post))
      showText("Not saved yet:", { text: post.title, url: post.address });
  }

  addEventListener("offline", showConnection);
  // The browser's error page would take what is typed out of sight.
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a[href^='/']");
    if (navigator.onLine || !link) return;
    event.preventDefault();
    showText(UNREACHABLE);
  });
  addEventListener("online", () => {
    showConnection();
    void sendAll();
  });
  showConnection();
  if (navigator.onLine && store.held().length > 0) void sendAll();

  return {
    hold(form: HTMLFormElement, button: HTMLElement | null) {
      if (hasFile(form)) return showText(WITH_FILE);
      const { pathname, search } = new URL(form.action);
      store.hold({
        key: formKey(form),
        address: pageAddress(),
        action: pathname + search,
        title: document.querySelector("h1")?.textContent ?? document.title,
        values: valuesIn(form, button),
      });
      showText(HELD);
    },
  };
}

/** Null without a connection. */
function send({ action, values }: Held): Promise<Response | null> {
  return fetch(action, { method: "POST", body: new URLSearchParams(values) }).catch(() => null);
}

/** Refused, or needs a confirmation: the form's own page shows why. */
function submitAgain({ key, values }: Held): boolean {
  const form = [...document.forms].find((one) => formKey(one) === key);
  const button = [...(form?.querySelectorAll("button") ?? [])].find((one) =>
    values.some(([name, value]) => name === one.name && value === one.value),
  );
  form?.requestSubmit(button);
  return form !== undefined;
}
