const PIECE_BYTES = 2 * 1024 * 1024;

/** Uploads a backup in pieces, with a progress bar. A large file would exceed the time limit of one request. */
export default function sendBackup(element: HTMLElement) {
  const form = element as HTMLFormElement;
  const chooser = form.querySelector<HTMLInputElement>("input[type=file]")!;
  const bar = form.querySelector("progress")!;
  const message = form.querySelector<HTMLElement>("[role=alert]")!;

  form.addEventListener("submit", (event) => {
    const file = chooser.files?.[0];
    event.preventDefault();
    if (!file || !bar.hidden) return;
    bar.hidden = false;
    message.hidden = true;
    send(file).then(
      (id) => location.assign(`/desk/backup/restore/${id}`),
      (error: Error) => {
        bar.hidden = true;
        message.hidden = false;
        message.textContent = error.message;
      },
    );
  });

  async function send(file: File): Promise<string> {
    let id = "";
    for (let at = 0; at < Math.max(1, file.size); at += PIECE_BYTES) {
      bar.value = at / file.size;
      id = await sendPiece(id, at, file.slice(at, at + PIECE_BYTES));
    }
    return id;
  }
}

/** Retries once if the connection breaks. */
async function sendPiece(id: string, at: number, piece: Blob): Promise<string> {
  const post = () =>
    fetch(`/desk/backup/piece?${new URLSearchParams({ id, at: String(at) })}`, {
      method: "POST",
      body: piece,
    });
  const answer = await post()
    .catch(post)
    .catch(() => null);
  if (!answer) throw new Error("The upload failed. Check your connection, then try again.");
  const isText = answer.headers.get("content-type")?.startsWith("text/plain");
  if (answer.ok && !answer.redirected) return answer.text();
  throw new Error(isText ? await answer.text() : "The upload was refused. Reload this page, then try again.");
}
