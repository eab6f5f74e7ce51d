import { z } from "zod";
import { usageError, UserError } from "#config/user-error.ts";
import { count } from "#domain/text.ts";
import { deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import { retryLeads } from "#leads/lead-queries.server.ts";
import { quarantineLeads, releaseLeads } from "#leads/quarantine.server.ts";
import { everyone, field, flag, operation } from "#operations/operation.ts";
import { findLeads, ids } from "./find-lead.ts";
import { applyToLeads, changeCells, describeLeads, withSpots } from "./message-change.ts";

const shared = { roles: everyone, undo: "journal" } as const;

export const markSpam = operation({
  ...shared,
  name: "messages.spam",
  title: "Mark as spam",
  desk: false,
  summary: "Marks messages as spam, after you have read them.",
  input: z.object({ ids }),
  cli: {
    command: "leads spam",
    args: ["ids…"],
    about: "`gym leads release` delivers them after all.",
    examples: [
      ["leads spam 3f2a9c41", "it is not delivered; only `leads list --state quarantined` shows it"],
    ],
  },
  async plan(stores, input) {
    const named = await findLeads(stores.leads, input.ids);
    const others = named.filter(
      ({ state, lease_owner, email_lease_owner }) =>
        state === "quarantined" || lease_owner !== null || email_lease_owner !== null,
    );
    const notMarked = others.map((lead) => lead.id.slice(0, 8));
    const skipped = `${count(others.length, "message")} ${others.length === 1 ? "is" : "are"} spam already or being delivered: ${notMarked.join(", ")}.`;
    const isDelivering = others.some(({ state }) => state !== "quarantined");
    if (others.length === named.length)
      throw new UserError(skipped, `${isDelivering ? "Try again in a minute. " : ""}Nothing was changed.`);
    const marked = named.filter((lead) => !others.includes(lead));
    const change = changeCells(marked, "State", ({ state }) => state, "spam");
    return {
      ...(await withSpots(stores, change, { state: "quarantined" })),
      warnings: others.length > 0 ? [skipped] : [],
      notMarked,
    };
  },
  apply: (inside, change) =>
    applyToLeads(inside, change, async (all) => {
      const quarantined = await quarantineLeads(inside.leads, all);
      if (quarantined < all.length)
        throw new UserError(
          "The delivery of a message has just begun.",
          "Try again in a minute. Nothing was changed.",
        );
      return { quarantined, notMarked: change.notMarked };
    }),
  describe: (change) => describeLeads(change, "marked as spam"),
});

export const releaseMessage = operation({
  ...shared,
  name: "messages.release",
  title: "Release from quarantine",
  desk: false,
  summary: "Delivers messages that were quarantined as spam, after you have read them.",
  input: z.object({ ids }),
  cli: {
    command: "leads release",
    args: ["ids…"],
    examples: [
      ["leads list --state quarantined", "what is quarantined"],
      ["leads release 3f2a9c41", "it is not spam: deliver it"],
    ],
  },
  async plan(stores, input) {
    const named = await findLeads(stores.leads, input.ids);
    const others = named.filter(({ state }) => state !== "quarantined");
    const notQuarantined = others.map((lead) => lead.id.slice(0, 8));
    const skipped = `${count(others.length, "message")} ${others.length === 1 ? "is" : "are"} not quarantined: ${notQuarantined.join(", ")}.`;
    if (others.length === named.length)
      throw new UserError(skipped, "`gym leads show ID` shows the state of a message. Nothing was changed.");
    const quarantined = named.filter((lead) => !others.includes(lead));
    const change = changeCells(quarantined, "State", ({ state }) => state, "not spam");
    return {
      ...(await withSpots(stores, change, { state: "waiting" })),
      warnings: others.length > 0 ? [skipped] : [],
      notQuarantined,
    };
  },
  apply: (inside, change) =>
    applyToLeads(inside, change, async (all) => ({
      released: await releaseLeads(inside.leads, all, deliveryChannels(inside.env)),
      notQuarantined: change.notQuarantined,
    })),
  describe: (change) => describeLeads(change, "marked as not spam"),
});

export const retryMessages = operation({
  ...shared,
  name: "messages.retry",
  title: "Deliver again",
  desk: false,
  summary:
    "Sends messages again that failed, were stopped or had no receiver, and sends waiting ones at once.",
  undo: "none",
  input: z.object({
    ids: field(z.array(z.string()), { label: "Messages", placeholder: "ID …" }).optional(),
    all: flag("All", "every message that has not been delivered"),
  }),
  cli: {
    command: "leads retry",
    args: ["ids…"],
    about: "Delivered messages are never sent again. The running site sends the others within a second.",
    examples: [
      ["leads retry 3f2a9c41", "one message"],
      ["leads retry --all", "after the receiver was fixed, or LEAD_WEBHOOK_URL was set"],
    ],
  },
  async plan({ leads, env }, { ids: wanted = [], all = false }) {
    if (all === wanted.length > 0)
      throw usageError("Which messages?", "Give their ids, or use --all: gym leads retry --all");
    const channels = deliveryChannels(env);
    if (!channels.webhook && !channels.email)
      throw new UserError(
        "No message can be sent: neither LEAD_WEBHOOK_URL nor LEAD_NOTIFY_TO is set.",
        "Set one of them (docs/operating.md), start the site again, then retry.",
      );
    const named = await findLeads(leads, wanted);
    return { leads: named, lines: [], warnings: [] };
  },
  async apply({ leads, env }, change, { all }) {
    const which = all ? "all" : { ids: change.leads.map((lead) => lead.id) };
    return { result: await retryLeads(leads, which, deliveryChannels(env)) };
  },
  describe: (_, __, { webhooks, emails }) =>
    webhooks + emails === 0
      ? "Tried to deliver again: nothing was left to send"
      : `Delivering again: ${count(webhooks, "delivery", "deliveries")}, ${count(emails, "e-mail")}`,
});
