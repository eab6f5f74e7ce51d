import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#db/drivers/database.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { claimDue, settle, type Claimed, type Channel } from "./outbox.server.ts";
import type { Outcome } from "./retry-rules.server.ts";

const CONCURRENCY = 8;
const IDLE_MS = 500;
const DATABASE_DOWN_MS = 1000;
const SETTLE_TRIES = 5;

export type Loop = { wake: () => void; stop: () => Promise<void> };

type Parts = { database: Database; log: Logger; channel: Channel; send: (lead: Lead) => Promise<Outcome> };

/** Claims what is due, a few at a time. Sleeps between polls until woken. */
export function deliveryLoop({ database, log, channel, send }: Parts): Loop {
  /** By the id of the lead. */
  const underway = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let wakes = Promise.withResolvers<void>();
  let databaseDown = false;

  async function run() {
    while (!stopping.signal.aborted) {
      wakes = Promise.withResolvers<void>();
      const free = CONCURRENCY - underway.size;
      const claimed = free > 0 ? await claim(free) : [];
      for (const each of claimed) begin(each);
      if (claimed.length === free && free > 0) continue;
      await rest(databaseDown ? DATABASE_DOWN_MS : IDLE_MS);
    }
  }

  async function claim(free: number): Promise<Claimed[]> {
    try {
      const claimed = await claimDue(database, channel, free, Date.now(), [...underway.keys()]);
      if (databaseDown) log.info({ channel }, "lead delivery: the database is back");
      databaseDown = false;
      return claimed;
    } catch (error) {
      if (!databaseDown) log.error({ err: error, channel }, "lead delivery: the database does not answer");
      databaseDown = true;
      return [];
    }
  }

  function begin(claimed: Claimed) {
    const { id } = claimed.lead;
    const work = deliver(claimed).finally(() => {
      underway.delete(id);
      if (underway.size === CONCURRENCY - 1) wakes.resolve();
    });
    underway.set(id, work);
  }

  async function deliver(claimed: Claimed) {
    const { id, created_at } = claimed.lead;
    const outcome = await send(claimed.lead);
    const state = await settleSurely(claimed, outcome);
    if (state === "delivered") log.info({ lead: id, channel, ms: Date.now() - created_at }, "lead delivered");
    else if (state === "waiting")
      log.warn({ lead: id, channel, ...reasons(outcome) }, "lead delivery failed; it will be retried");
    else if (state)
      log.error(
        { lead: id, channel, state, ...reasons(outcome) },
        "lead not delivered: fix the receiver, then run gym leads retry",
      );
  }

  /** If this never succeeds, the lease runs out and the lead is delivered again, under the same webhook-id. */
  async function settleSurely(claimed: Claimed, outcome: Outcome) {
    for (let attempt = 1; attempt <= SETTLE_TRIES; attempt++) {
      try {
        return await settle(database, channel, claimed, outcome);
      } catch (error) {
        if (attempt === SETTLE_TRIES)
          log.error(
            { err: error, lead: claimed.lead.id, channel },
            "the outcome of a lead delivery could not be stored",
          );
        else await sleep(attempt * 200);
      }
    }
    return undefined;
  }

  async function rest(ms: number) {
    const idle = new AbortController();
    await Promise.race([wakes.promise, sleep(ms, undefined, { signal: idle.signal }).catch(() => {})]);
    idle.abort();
  }

  const finished = run();
  return {
    wake: () => wakes.resolve(),
    async stop() {
      stopping.abort();
      wakes.resolve();
      await finished;
      await Promise.all(underway.values());
    },
  };
}

function reasons(outcome: Outcome) {
  if (outcome.kind === "delivered") return {};
  return { why: outcome.error, cause: outcome.kind === "retry" ? outcome.cause : undefined };
}
