import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Order, Result } from "./encode-worker.ts";

const WORKER = fileURLToPath(new URL("./encode-worker.ts", import.meta.url));
const CONCURRENCY = 2;
const MAX_WAITING = 500;
const IDLE_MS = 20_000;
/** quick is less than the 60 s after which the server closes a connection without traffic. */
const TIMEOUTS_MS = { quick: 45_000, slow: 90_000, background: 90_000 };

/** quick: a visitor waits. slow: AVIF, while the visitor gets another format. background: nobody waits. */
export type Urgency = keyof typeof TIMEOUTS_MS;
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

/** Queues work for child processes: two at a time, at most one of them slow. */
export function encode(order: Order, urgency: Urgency, read: Task["read"]): Promise<Result> {
  if (waiting[urgency].length >= MAX_WAITING)
    return Promise.reject(new EncoderBusy("too many pictures are waiting"));
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
  if (running.size >= CONCURRENCY) return undefined;
  const slowRuns = [...running].some(({ urgency }) => urgency !== "quick");
  return (
    waiting.quick.shift() ?? (slowRuns ? undefined : (waiting.slow.shift() ?? waiting.background.shift()))
  );
}

async function run({ order, urgency, read }: Task): Promise<Result> {
  const bytes = await read();
  const giveUpAt = performance.now() + TIMEOUTS_MS[urgency];
  const idleOne = takeIdleChild();
  if (idleOne)
    try {
      return await workOn(idleOne, { order, bytes }, giveUpAt);
    } catch (error) {
      // It may have died while idle: start a new one.
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

function takeIdleChild() {
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
    // It decodes untrusted pictures, so it gets no secrets.
    env: { MALLOC_ARENA_MAX: "2" },
  });
  child.on("error", () => child.kill("SIGKILL"));
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** Stays idle for a while, then exits to free memory. */
function retire(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
  const entry = { child, since: Date.now() };
  idle.push(entry);
  setTimeout(() => {
    const place = idle.indexOf(entry);
    if (place === -1) return;
    idle.splice(place, 1);
    child.disconnect();
  }, IDLE_MS).unref();
}
