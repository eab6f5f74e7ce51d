import { connect } from "node:net";

/** WebDriver commands: their paths, and their Marionette names, since Debian has no driver for Firefox. */
const COMMANDS = {
  open: ["POST", "/url", "WebDriver:Navigate"],
  back: ["POST", "/back", "WebDriver:Back"],
  reload: ["POST", "/refresh", "WebDriver:Refresh"],
  cookie: ["POST", "/cookie", "WebDriver:AddCookie"],
  address: ["GET", "/url", "WebDriver:GetCurrentURL"],
  size: ["POST", "/window/rect", "WebDriver:SetWindowRect"],
  click: ["POST", "/element/:id/click", "WebDriver:ElementClick"],
  clear: ["POST", "/element/:id/clear", "WebDriver:ElementClear"],
  type: ["POST", "/element/:id/value", "WebDriver:ElementSendKeys"],
  text: ["GET", "/element/:id/text", "WebDriver:GetElementText"],
  press: ["POST", "/actions", "WebDriver:PerformActions"],
  run: ["POST", "/execute/sync", "WebDriver:ExecuteScript"],
} as const;

export type Command = keyof typeof COMMANDS;
type Body = Record<string, unknown>;
export type Send = (command: Command, body?: Body) => Promise<unknown>;

/** A new session with a driver over HTTP. */
export async function overHttp(driver: string, capabilities: object) {
  const ask = async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const answer = await fetch(driver + path, { method, ...sent });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${(value as { message: string }).message}`);
    return value;
  };
  const started = await ask("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${(started as { sessionId: string }).sessionId}`;
  const send: Send = (command, { id, ...body } = {}) => {
    const [method, path] = COMMANDS[command];
    return ask(method, session + path.replace(":id", String(id)), method === "POST" ? body : undefined);
  };
  return {
    send,
    ask: (path: string, body: object) => ask("POST", session + path, body),
    end: () => ask("DELETE", session),
  };
}

type Reply = [kind: 1, id: number, error: { message: string } | null, result: unknown];

/** A new session with Firefox over Marionette: `length:[0,id,name,body]` on a TCP connection. */
export async function overMarionette(port: number) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on("close", () => {
    for (const [id, answer] of waiting) answer([1, id, { message: "Firefox is gone." }, null]);
  });
  let bytes = Buffer.alloc(0);
  socket.on("data", (more) => {
    bytes = Buffer.concat([bytes, more]);
    for (let colon = bytes.indexOf(":"); colon > 0; colon = bytes.indexOf(":")) {
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (bytes.length < end) return;
      const reply = JSON.parse(String(bytes.subarray(colon + 1, end))) as Reply | object;
      if (Array.isArray(reply)) waiting.get((reply as Reply)[1])?.(reply as Reply);
      bytes = bytes.subarray(end);
    }
  });
  let count = 0;
  const ask = async (name: string, body: object = {}) => {
    const id = ++count;
    const [, , error, result] = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      const message = Buffer.from(JSON.stringify([0, id, name, body]));
      socket.write(Buffer.concat([Buffer.from(`${message.length}:`), message]));
    });
    waiting.delete(id);
    if (error) throw new Error(`${name}: ${error.message}`);
    return result && typeof result === "object" && "value" in result ? result.value : result;
  };
  await ask("WebDriver:NewSession", {});
  const send: Send = (command, body) => ask(COMMANDS[command][2], body);
  return { send, ask };
}
