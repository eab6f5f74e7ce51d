import { formatSize } from "./format-size.ts";
import { isSignIn, sendPhoto } from "./send-photo.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/**
 * Uploads photos one by one, each with its own description and progress. One that fails does not stop the others. Meanwhile
 * the descriptions of those that wait can be changed, but no photos can be added.
 */
export default function photos(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const chooser = form.querySelector<HTMLInputElement>("input[type=file]")!;
  const list = form.querySelector<HTMLElement>("[data-chosen]")!;
  const template = form.querySelector("template")!;
  const status = form.querySelector<HTMLElement>("[role=status]")!;
  const added = form.querySelector<HTMLAnchorElement>("[data-added]")!;
  const chosen = new Map<HTMLElement, File>();
  /** The audit entries of the photos that were added. */
  const done: string[] = [];
  let isSending = false;

  form.addEventListener("dragover", (event) => event.preventDefault());
  form.addEventListener("drop", (event) => {
    event.preventDefault();
    if (!isSending) choose(event.dataTransfer?.files ?? []);
  });
  chooser.addEventListener("change", () => {
    choose(chooser.files ?? []);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isSending) void sendAll();
  });
  // The browser asks before it leaves the page.
  addEventListener("beforeunload", (event) => {
    if (isSending) event.preventDefault();
  });
  // Firefox keeps a field disabled when the page is loaded again.
  setSending(false);
  // Photos that were chosen before this script arrived.
  if (chooser.files?.length) choose(chooser.files);

  function choose(files: Iterable<File>) {
    const shared = form.querySelector("[data-shared]");
    const words = shared?.querySelector("input")?.value ?? "";
    for (const file of files) add(file, words);
    // From now on each photo has its own description.
    if (chosen.size > 0) shared?.remove();
    showList();
  }

  function add(file: File, words: string) {
    const row = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
    const input = row.querySelector("input")!;
    input.id = `words-${crypto.randomUUID()}`;
    input.value = words;
    row.querySelector("label")!.htmlFor = input.id;
    row.querySelector("[data-size]")!.textContent = formatSize(file);
    const image = row.querySelector("img")!;
    image.src = URL.createObjectURL(file);
    image.addEventListener("error", () => (image.hidden = true));
    row.querySelector("button")!.addEventListener("click", () => {
      remove(row);
      chooser.focus();
    });
    chosen.set(row, file);
    list.append(row);
  }

  function remove(row: HTMLElement) {
    URL.revokeObjectURL(row.querySelector("img")!.src);
    chosen.delete(row);
    row.remove();
    showList();
  }

  /** It stays in the list with a tick until all are done. */
  function finish(row: HTMLElement) {
    showStep(row, "Added", 1);
    row.querySelector<HTMLElement>("[data-tick]")!.hidden = false;
    row.querySelector("input")!.readOnly = true;
    chosen.delete(row);
    showList();
  }

  function showList() {
    list.hidden = list.children.length === 0;
    if (!isSending) [...list.children].forEach(number);
    const files = new DataTransfer();
    for (const file of chosen.values()) files.items.add(file);
    chooser.files = files.files;
  }

  function number(row: Element, index: number) {
    const name = `Photo ${index + 1}`;
    row.querySelector("[data-name]")!.textContent = name;
    row.querySelector("[role=group]")!.ariaLabel = name;
  }

  function setSending(is: boolean) {
    isSending = is;
    chooser.disabled = is;
  }

  async function sendAll() {
    setSending(true);
    const button = form.querySelector<HTMLElement>("button[type=submit]")!;
    const label = button.textContent;
    let at = 0;
    const all = chosen.size;
    for (const row of chosen.keys()) if (all > 1) showStep(row, "Waiting", 0);
    for (const [row, file] of chosen) {
      at += 1;
      status.textContent = `Uploading photo ${at} of ${all}. Keep this page open until all are added.`;
      button.textContent = `Uploading ${at} of ${all}…`;
      const answer = await send(row, file);
      if ("refused" in answer) {
        showRefusal(row, answer.refused);
        continue;
      }
      if (isSignIn(answer.to)) {
        setSending(false);
        return location.assign(answer.to);
      }
      done.push(new URL(answer.to).searchParams.get("done") ?? "");
      finish(row);
    }
    setSending(false);
    button.textContent = label;
    const shown = new URL(added.href);
    shown.searchParams.set("done", done.join());
    added.href = shown.href;
    if (chosen.size === 0) return location.assign(added.href);
    added.hidden = done.length === 0;
    status.textContent = describeRefused(chosen.size, all);
    const [refused] = chosen.keys();
    refused!.querySelector<HTMLElement>("[role=group]")!.focus();
  }

  async function send(row: HTMLElement, file: File) {
    showStep(row, "Uploading…", 0);
    row.querySelector<HTMLElement>("[role=alert]")!.hidden = true;
    row.querySelector("button")!.hidden = true;
    const fields = new FormData();
    fields.set("once", row.querySelector("input")!.id.slice("words-".length));
    fields.set("alt", row.querySelector("input")!.value);
    fields.set("photo", await shrinkPhoto(file), file.name);
    return sendPhoto(fields, (part) =>
      part < 1 ? showStep(row, "Uploading…", part) : showStep(row, "Processing…"),
    );
  }

  /** Without `part`, nobody knows how long it takes. */
  function showStep(row: HTMLElement, step: string, part?: number) {
    row.querySelector<HTMLElement>("[data-progress]")!.hidden = false;
    row.querySelector("[data-step]")!.textContent = step;
    const bar = row.querySelector("progress")!;
    if (part === undefined) bar.removeAttribute("value");
    else bar.value = part;
  }

  function showRefusal(row: HTMLElement, words: string) {
    row.querySelector<HTMLElement>("[data-progress]")!.hidden = true;
    row.querySelector("button")!.hidden = false;
    const alert = row.querySelector<HTMLElement>("[role=alert]")!;
    alert.hidden = false;
    alert.textContent = words;
  }
}

function describeRefused(count: number, all: number): string {
  const refused = all === 1 ? "The photo was" : `${count} of ${all} photos ${count === 1 ? "was" : "were"}`;
  return `${refused} not added. The reason is at the photo.`;
}
