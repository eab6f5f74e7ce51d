import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Starts a proxy with its files in a folder, and waits for its ports. Returns a function that stops it. */
export async function startProxy(command: string[], folder: string, ports: number[], env = process.env) {
  const [program = "", ...words] = command;
  const proxy = spawn(program, words, { env, stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  proxy.stderr.on("data", (bytes: Buffer) => said.push(String(bytes)));
  const ended = new Promise<void>((resolve) => proxy.once("exit", () => resolve()));
  while (!(await Promise.all(ports.map(isOpen))).every(Boolean)) {
    if (proxy.exitCode !== null) throw new Error(`${program} ended:\n${said.join("")}`);
    await sleep(50);
  }
  return async function stop() {
    proxy.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
