import { deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import { retryLeads } from "#leads/lead-records.server.ts";
import { quarantineLeads, releaseLeads } from "#leads/quarantine.server.ts";
import { type Command, json } from "#cli/command.ts";
import { UserError, usageError } from "#config/user-error.ts";
import { findLeads } from "./leads-find.ts";
import { openRecords, settings } from "#operations/stores.ts";
import { count } from "#domain/text.ts";
import { print, printJson, say } from "#cli/terminal.ts";

export const retry: Command = {
  summary: "Sends messages again that failed, were stopped or were kept, and hurries those that wait.",
  about: "What has been delivered is never sent again. The running site does the sending, within a second.",
  takes: "[ID …]",
  options: { all: { type: "boolean", about: "every message that has not been delivered" }, ...json },
  examples: [
    ["leads retry 3f2a9c41", "one message"],
    ["leads retry --all", "after the receiver has been mended, or LEAD_WEBHOOK_URL was set"],
  ],
  async run(input) {
    const all = input.has("all");
    if (all === input.words.length > 0)
      throw usageError("Which messages?", "Name their ids, or say --all: gym leads retry --all");
    const ways = await waysOut();
    const db = await openRecords();
    const ids = (await findLeads(db, input.words)).map(({ id }) => id);
    const sent = await retryLeads(db, all ? "all" : { ids }, ways);
    if (input.has("json")) return printJson(sent);
    await print(
      `On their way: ${count(sent.webhooks, "delivery", "deliveries")}, ${count(sent.emails, "e-mail")}.`,
    );
    if (sent.webhooks + sent.emails === 0)
      say("Nothing was left to send: they are delivered, or on their way now.");
  },
};

export const release: Command = {
  summary: "Lets messages go that were held back as spam, after you have read them.",
  takes: "ID …",
  options: json,
  examples: [
    ["leads list --state quarantined", "what is held back"],
    ["leads release 3f2a9c41", "it is no spam: deliver it"],
  ],
  async run(input) {
    const ways = deliveryChannels(await settings());
    const db = await openRecords();
    const found = await findLeads(db, input.words);
    const ids = found.filter(({ state }) => state === "quarantined").map(({ id }) => id);
    const released = ids.length > 0 ? await releaseLeads(db, ids, ways) : 0;
    if (input.has("json")) await printJson({ released });
    else await print(`Released: ${count(released, "message")}.`);
    const others = found.length - ids.length;
    if (others > 0)
      throw new UserError(
        `${count(others, "message")} ${others === 1 ? "was" : "were"} not held back.`,
        "`gym leads show ID` says in which state a message is.",
      );
  },
};

export const spam: Command = {
  summary: "Holds messages back as spam, after you have read them; `gym leads release` takes it back.",
  takes: "ID …",
  options: json,
  examples: [["leads spam 3f2a9c41", "it is not tried again, and in no list but that of state quarantined"]],
  async run(input) {
    const db = await openRecords();
    const ids = (await findLeads(db, input.words)).map(({ id }) => id);
    const held = await quarantineLeads(db, ids);
    if (input.has("json")) await printJson({ held });
    else await print(`Held back: ${count(held, "message")}.`);
    if (held < ids.length)
      say("The others are held back already, or on their way at this moment: try again in a minute.");
  },
};

async function waysOut() {
  const ways = deliveryChannels(await settings());
  if (ways.webhook || ways.email) return ways;
  throw new UserError(
    "There is nowhere to send to: neither LEAD_WEBHOOK_URL nor LEAD_NOTIFY_TO is set.",
    "Set one of them (docs/operating.md), start the site again, then retry.",
  );
}
