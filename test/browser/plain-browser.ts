import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { FLAGS } from "./browser.ts";
import { findBrowser } from "./find-browser.ts";

type Reply = { id?: number; result?: unknown; error?: { message: string } };
type Target = { targetId: string; type: string };
type Point = { x: number; y: number };

export type PlainBrowser = Awaited<ReturnType<typeof openPlainBrowser>>;

/** Chromium with prerendering and the back-forward cache, which Playwright turns off. */
export async function openPlainBrowser(...flags: string[]) {
  const profile = mkdtempSync(join(tmpdir(), "evo-browser-"));
  const own = ["--remote-debugging-port=0", `--user-data-dir=${profile}`, "--window-size=1280,900"];
  const browser = spawn(findBrowser()!, [...FLAGS, ...own, ...flags, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const send = await connect(browser.stderr);

  /** Sent to the visible page, which changes when a prerendered page is activated. */
  async function inFront<Result>(method: string, params: object): Promise<Result> {
    const { targetInfos } = await send<{ targetInfos: Target[] }>("Target.getTargets");
    const { targetId } = targetInfos.find(({ type }) => type === "page")!;
    const { sessionId } = await send<{ sessionId: string }>("Target.attachToTarget", {
      targetId,
      flatten: true,
    });
    try {
      return await send<Result>(method, params, sessionId);
    } finally {
      await send("Target.detachFromTarget", { sessionId }).catch(() => undefined);
    }
  }

  return {
    goto: (url: string) => inFront("Page.navigate", { url }),
    async evaluate<Value, Args extends unknown[]>(work: (...args: Args) => Value, ...args: Args) {
      const expression = `(${work})(...${JSON.stringify(args)})`;
      const how = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await inFront<{ result: { value: Awaited<Value> } }>("Runtime.evaluate", how);
      return result.value;
    },
    mouse: (type: "mouseMoved" | "mousePressed" | "mouseReleased", { x, y }: Point) =>
      inFront("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 }),
    async close() {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      await send("Browser.close").catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The DevTools protocol, at the URL that Chromium prints on start. */
async function connect(stderr: NodeJS.ReadableStream) {
  const address = await new Promise<string>((resolve, reject) => {
    const lines = createInterface(stderr);
    lines.on("line", (line) => {
      const match = /listening on (ws:\S+)/.exec(line);
      if (match) resolve(match[1]!);
    });
    lines.on("close", () => reject(new Error("Chromium did not start.")));
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id) waiting.get(reply.id)?.(reply);
  });
  socket.addEventListener("close", () => {
    for (const answer of waiting.values()) answer({ error: { message: "Chromium is gone." } });
  });
  let count = 0;

  return <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> => {
    const id = ++count;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  };
}
