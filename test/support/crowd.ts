import http from "node:http";
import https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleLead } from "./send-lead.ts";

/** `status` is 0 if the connection broke. `during` names the current phase of the test. */
export type Answer = { status: number; ms: number; during: string };

type Crowd = {
  visitors: number;
  /** Pause between two pages of a visitor. */
  pauseMs: number;
  leadsASecond: number;
  paths: string[];
  /** The host name, if it differs from the URL's. */
  host?: string;
};

const PATIENCE_MS = 60_000;
/** Visitors start one after the other: five hundred handshakes in a second would measure only those. */
const ARRIVE_MS = 40;
/** Retry interval for messages that were not accepted. */
const AGAIN_MS = 2_000;
const TRIES = 20;

/** Visitors and senders, each from a separate loopback address, until they are stopped. */
export function startCrowd(url: string, { visitors, pauseMs, leadsASecond, paths, host }: Crowd) {
  const { Agent, request } = url.startsWith("https:") ? https : http;
  const secure = { rejectUnauthorized: false, ...(host && { servername: host }) };
  const pages: Answer[] = [];
  const leads: Answer[] = [];
  const acknowledged: string[] = [];
  const problems: string[] = [];
  const home = new AbortController();
  let during = "";

  function ask(path: string, agent: http.Agent, from: string, body?: string): Promise<Answer> {
    const started = performance.now();
    const headers = {
      ...(host && { host }),
      ...(body ? { "content-type": "application/x-www-form-urlencoded" } : { "accept-encoding": "br" }),
    };
    const answered = (status: number) => ({ status, ms: performance.now() - started, during });
    return new Promise((resolve) => {
      const broken = (error: Error) => {
        problems.push(`${during}: ${error.message}`);
        resolve(answered(0));
      };
      const method = body ? "POST" : "GET";
      const sent = request(url + path, { agent, localAddress: from, headers, method }, (answer) => {
        answer.on("error", broken).on("end", () => resolve(answered(answer.statusCode!)));
        answer.resume();
      });
      sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error("no answer within a minute")));
      sent.on("error", broken).end(body);
    });
  }

  async function visitor(who: number) {
    const agent = new Agent({ keepAlive: true, ...secure });
    await sleep(who * ARRIVE_MS);
    for (let at = who; !home.signal.aborted; at++) {
      pages.push(await ask(paths[at % paths.length]!, agent, addressFor(7, who)));
      await sleep(pauseMs);
    }
    agent.destroy();
  }

  const writers = new Agent({ keepAlive: false, ...secure });
  async function writer(n: number) {
    const message = `crowd ${n}`;
    const body = String(new URLSearchParams({ ...sampleLead, message }));
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await ask("/contact", writers, addressFor(8, n % 4_000), body);
      leads.push(answer);
      if (answer.status === 303) return void acknowledged.push(message);
      await sleep(AGAIN_MS);
    }
  }

  async function everyWriter() {
    const underway: Promise<void>[] = [];
    for (let n = 0; !home.signal.aborted; n++) {
      underway.push(writer(n));
      await sleep(1000 / leadsASecond);
    }
    await Promise.all(underway);
  }

  const everybody = [...Array.from({ length: visitors }, (_, who) => visitor(who)), everyWriter()];
  return {
    pages,
    leads,
    /** Texts of all acknowledged messages. */
    acknowledged,
    /** Connection errors. */
    problems,
    sees: (what: string) => (during = what),
    async stop() {
      home.abort();
      await Promise.all(everybody);
    },
  };
}

const addressFor = (net: number, n: number) => `127.${net}.${Math.floor(n / 250)}.${1 + (n % 250)}`;

export function percentile(answers: Answer[], share: number): string {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(0);
}

/** Number and duration of responses by status and phase. */
export function formatTable(answers: Answer[], what: string): string {
  const during = Object.entries(Object.groupBy(answers, (answer) => answer.during));
  return during
    .map(([name, some = []]) => {
      const statuses = Object.entries(Object.groupBy(some, ({ status }) => status));
      const counts = statuses.map(([status, { length } = []]) => `${length} of ${status}`).join(", ");
      return `  ${what}, ${name}: ${counts}; p50 ${percentile(some, 0.5)} ms, p99 ${percentile(some, 0.99)} ms`;
    })
    .join("\n");
}
