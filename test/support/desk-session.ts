import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "#test/desk/staff.ts";
import type { Answer } from "./crowd.ts";

const READ_MS = 2_000;

/** Repeatedly opens the first waiting message at the desk and marks it as answered. */
export function openDeskSession(url: string, cookie: string) {
  const seen: Answer[] = [];
  const stopping = new AbortController();

  async function open(path: string, fields?: Record<string, string>): Promise<string> {
    const started = performance.now();
    const answer = await ask(url, path, { cookie, ...(fields && { fields }) }).catch(() => null);
    const html = (await answer?.text()) ?? "";
    seen.push({ status: answer?.status ?? 0, ms: performance.now() - started, during: "" });
    return html;
  }

  async function answerMessages() {
    while (!stopping.signal.aborted) {
      const [first] = /\/desk\/messages\/[0-9a-f-]{36}/.exec(await open("/desk/messages")) ?? [];
      if (first) {
        await open(first);
        await open(first, { act: "answered" });
      }
      await sleep(READ_MS);
    }
  }

  const answering = answerMessages();
  return {
    seen,
    async stop() {
      stopping.abort();
      await answering;
    },
  };
}
