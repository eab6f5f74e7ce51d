import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts a proxy with its files in a folder, and waits for its http port. Returns a function that stops it. */
export async function startProxy(command: string[], folder: string, plainPort: number, env = process.env) {
  const [program = "", ...words] = command;
  const proxy = spawn(program, words, { env, stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  proxy.stderr.on("data", (bytes: Buffer) => said.push(String(bytes)));
  const ended = new Promise<void>((resolve) => proxy.once("exit", () => resolve()));
  while (!(await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: "manual" }).catch(() => null))) {
    if (proxy.exitCode !== null) throw new Error(`${program} ended:\n${said.join("")}`);
    await sleep(50);
  }
  return async function stop() {
    proxy.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
