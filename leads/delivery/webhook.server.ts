import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { brand } from "#content/site.ts";
import { Webhook } from "standardwebhooks";
import type { Lead } from "#leads/lead-store.server.ts";
import { listAnswers } from "#leads/lead-answers.ts";
import { classify, type Outcome } from "./retry-rules.server.ts";

const TIME_OUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;

export type Receiver = { url: string; secret?: string | undefined };

/** The contract's payload, and fields that only some leads have: both names, subject, answers to the gym's questions, doubt. */
export function payloadFor(lead: Lead) {
  const { id, name, email, phone, interest, timestamp, source, source_url, user_agent } = lead;
  const { first_name: firstName, last_name: lastName, subject, doubt } = lead;
  const answers = listAnswers(lead).flatMap(({ name, value }) => (value ? [[name, value]] : []));
  const message = subject ? `${subject}\n\n${lead.message}` : lead.message;
  return {
    id,
    name,
    email,
    phone,
    message,
    interest,
    timestamp,
    source,
    source_url,
    user_agent,
    ...(firstName !== null && { firstName, lastName: lastName ?? "" }),
    ...(subject && { subject }),
    ...Object.fromEntries(answers),
    ...(doubt && { doubt }),
  };
}

/** Posts one message by the Standard Webhooks rules, and reads the outcome. */
export async function postSigned(receiver: Receiver, id: string, payload: object): Promise<Outcome> {
  const body = JSON.stringify(payload);
  const now = new Date();
  const headers = {
    accept: "*/*",
    "content-type": "application/json",
    "user-agent": `${brand.key}-site`,
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    ...(receiver.secret && { "webhook-signature": new Webhook(receiver.secret).sign(id, now, body) }),
  };
  const signal = AbortSignal.timeout(TIME_OUT_MS);
  try {
    const answer = await post(new URL(receiver.url), headers, body, signal);
    // A truncated answer counts as none: a repeat does no harm, because it has the same webhook-id.
    await readThrough(answer);
    return classify(answer.statusCode ?? 0, answer.headers["retry-after"] ?? null);
  } catch (error) {
    return {
      kind: "retry",
      error: signal.aborted ? "no answer within 15 s" : `no answer (${errorCode(error)})`,
    };
  }
}

export function sendToWebhook(receiver: Receiver, lead: Lead): Promise<Outcome> {
  return postSigned(receiver, lead.id, payloadFor(lead));
}

/** Resolves with the final answer. fetch would reject interim ones (100, 103). */
function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    request(url, { method: "POST", headers, signal, agent: false })
      .on("response", resolve)
      .on("error", reject)
      .end(body);
  });
}

async function readThrough(answer: IncomingMessage) {
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) break;
  }
}

/** The error code, like ECONNREFUSED; never a part of the message. */
function errorCode(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name;
}
