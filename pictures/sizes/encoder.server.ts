import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Order, Result } from "./encode-worker.ts";

const WORKER = fileURLToPath(new URL("./encode-worker.ts", import.meta.url));
const AT_ONCE = 2;
const MOST_WAITING = 500;
const IDLE_MS = 20_000;
const PATIENCE_MS = { quick: 20_000, slow: 90_000, background: 90_000 };

/** quick: a visitor waits. slow: AVIF that nobody waits for, or not in a hurry. background: warming. */
export type Urgency = keyof typeof PATIENCE_MS;
export class EncoderBusy extends Error {}

type Task = {
  urgency: Urgency;
  order: Order;
  read: () => Promise<Uint8Array>;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

const waiting: Record<Urgency, Task[]> = { quick: [], slow: [], background: [] };
const idle: { child: ChildProcess; since: number }[] = [];
const running = new Set<Task>();

/** Orders one piece of work from the child processes: two at a time, of which one at most is slow. */
export function encode(order: Order, urgency: Urgency, read: Task["read"]): Promise<Result> {
  if (waiting[urgency].length >= MOST_WAITING)
    return Promise.reject(new EncoderBusy("too many pictures wait"));
  return new Promise((resolve, reject) => {
    waiting[urgency].push({ urgency, order, read, resolve, reject });
    startNext();
  });
}

function startNext() {
  const task = nextTask();
  if (!task) return;
  running.add(task);
  void run(task)
    .then(task.resolve, task.reject)
    .finally(() => {
      running.delete(task);
      startNext();
    });
  startNext();
}

function nextTask() {
  if (running.size >= AT_ONCE) return undefined;
  const slowRuns = [...running].some(({ urgency }) => urgency !== "quick");
  return (
    waiting.quick.shift() ?? (slowRuns ? undefined : (waiting.slow.shift() ?? waiting.background.shift()))
  );
}

async function run({ order, urgency, read }: Task): Promise<Result> {
  const bytes = await read();
  const giveUpAt = performance.now() + PATIENCE_MS[urgency];
  const rested = idleChild();
  if (rested)
    try {
      return await workOn(rested, { order, bytes }, giveUpAt);
    } catch (error) {
      // It may have died while it rested, which is not this picture's fault: a new one tries.
      if (performance.now() >= giveUpAt) throw error;
    }
  return workOn(startChild(), { order, bytes }, giveUpAt);
}

async function workOn(child: ChildProcess, work: { order: Order; bytes: Uint8Array }, giveUpAt: number) {
  child.ref();
  child.channel?.ref();
  const timer = setTimeout(() => child.kill("SIGKILL"), giveUpAt - performance.now());
  const done = new AbortController();
  try {
    const answer = once(child, "message", { signal: done.signal }).then(([result]) => result as Result);
    const end = once(child, "exit", { signal: done.signal }).then(([code, signal]) => {
      throw new Error(`the encoder stopped (${signal ?? `exit ${code}`})`);
    });
    child.send(work);
    const result = await Promise.race([answer, end]);
    retire(child);
    return result;
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}

function idleChild() {
  while (idle.length > 0) {
    const child = idle.pop()?.child;
    if (child?.connected) return child;
  }
  return undefined;
}

function startChild() {
  const child = fork(WORKER, [], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [],
    // Strangers' pictures are decoded there: it gets none of our secrets.
    env: { MALLOC_ARENA_MAX: "2" },
  });
  child.on("error", () => child.kill("SIGKILL"));
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** Waits a while for the next picture, then goes, so that a quiet server is a small one. */
function retire(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
  const rest = { child, since: Date.now() };
  idle.push(rest);
  setTimeout(() => {
    const place = idle.indexOf(rest);
    if (place === -1) return;
    idle.splice(place, 1);
    child.disconnect();
  }, IDLE_MS).unref();
}
