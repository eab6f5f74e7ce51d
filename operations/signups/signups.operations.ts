import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import { eventCapacity } from "#domain/event-places.ts";
import type { GymEvent } from "#domain/events.ts";
import { count } from "#domain/text.ts";
import { updateLeadCare } from "#leads/lead-care.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { findLead } from "#operations/messages/find-lead.ts";
import {
  applyToLeads,
  changeCells,
  describeLeads,
  type MessagesChange,
  withSpots,
} from "#operations/messages/message-change.ts";
import { everyone, field, operation, query, type Stores } from "#operations/operation.ts";
import { countComing, findEventFor, readGymEvents, readSignups } from "./signups.ts";

const MAX_PEOPLE = 50;

const shared = { roles: everyone, undo: "journal", desk: false } as const;
const id = field(z.string(), { label: "Message", placeholder: "ID", help: "the first 8 letters are enough" });
const eventField = field(z.string().optional(), {
  label: "Event",
  placeholder: "EVENT",
  help: "its id; without it, the event that the message is about",
});

export const markComing = operation({
  ...shared,
  name: "signups.coming",
  title: "Mark as coming",
  summary: "Marks the sender of a message as coming to an event. Each person takes a spot.",
  input: z.object({
    id,
    people: field(z.coerce.number().int().min(1).max(MAX_PEOPLE).default(1), {
      label: "How many people",
      kind: "number",
      placeholder: "NUMBER",
      first: "1",
    }),
    event: eventField,
  }),
  cli: {
    args: ["id"],
    examples: [
      ["signups coming 3f2a9c41", "one spot of the event that the message is about"],
      ["signups coming 3f2a9c41 --people 3", "three spots"],
    ],
  },
  async plan(stores, { id: wanted, people, event: typed }) {
    const lead = await findLead(stores.leads, wanted);
    const event = await eventFor(stores, lead, typed);
    if (event.canceled) throw new UserError(`${event.title} is canceled.`, "Nothing was changed.");
    if (lead.coming !== null && (lead.coming_to ?? lead.event_id) !== event.id)
      throw new UserError("This person is coming to another event.", "Undo that first. Nothing was changed.");
    return planPeople(stores, lead, event, people);
  },
  apply: applyPeople,
  describe: (change) =>
    describeLeads(change, `${count(change.people ?? 0, "person", "people")} coming to ${change.event.title}`),
});

export const markNotComing = operation({
  ...shared,
  name: "signups.notComing",
  title: "Mark as not coming",
  summary: "Marks the sender of a message as not coming, and frees their spots.",
  input: z.object({ id }),
  cli: {
    command: "signups not-coming",
    args: ["id"],
    examples: [["signups not-coming 3f2a9c41", ""]],
  },
  async plan(stores, { id: wanted }) {
    const lead = await findLead(stores.leads, wanted);
    return planPeople(stores, lead, await eventFor(stores, lead), null);
  },
  apply: applyPeople,
  describe: (change) => describeLeads(change, `not coming to ${change.event.title}`),
});

export const listSignups = query({
  name: "signups.list",
  summary: "Lists the people who wrote about an event, and which of them are coming.",
  roles: everyone,
  input: z.object({ event: field(z.string(), { label: "Event", placeholder: "EVENT", help: "its id" }) }),
  cli: { args: ["event"], examples: [["signups list open-house-2026-12-06", ""]] },
  async read({ site, leads }, { event: wanted }) {
    const event = findEvent(await readGymEvents(site), wanted);
    return (await readSignups(leads, event)).map(({ lead, isWaiting }) => ({
      id: lead.id,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      coming: lead.coming ?? 0,
      waiting: isWaiting,
    }));
  },
});

type PeopleChange = MessagesChange & { event: GymEvent; people: number | null };

async function planPeople(
  stores: Stores,
  lead: Lead,
  event: GymEvent,
  people: number | null,
): Promise<PeopleChange> {
  const added = (people ?? 0) - (lead.coming ?? 0);
  const coming = countComing(await readSignups(stores.leads, event)) + added;
  const capacity = eventCapacity(event);
  const overbooked = added > 0 && capacity !== null && coming > capacity;
  const contacts = changeCells(
    [lead],
    "People coming",
    ({ coming: before }) => String(before ?? 0),
    String(people ?? 0),
  );
  const change = await withSpots(stores, contacts, comingTo(event, people));
  return {
    ...change,
    event,
    people,
    page: "/events",
    warnings: overbooked
      ? [`${coming} people are coming to ${event.title}, which has ${count(capacity, "spot")}`]
      : [],
    isEmpty: added === 0,
  };
}

function comingTo(event: GymEvent, people: number | null) {
  return { coming: people, coming_to: people === null ? null : event.id };
}

function applyPeople(inside: Stores, change: PeopleChange) {
  const { people, event } = change;
  return applyToLeads(inside, change, async ([lead]) => {
    await updateLeadCare(inside.leads, lead!, comingTo(event, people));
    return { people: people ?? 0 };
  });
}

async function eventFor({ site }: Stores, lead: Lead, typed?: string): Promise<GymEvent> {
  const all = await readGymEvents(site);
  if (typed) return findEvent(all, typed);
  const event = findEventFor(all, lead);
  if (event) return event;
  throw new UserError(
    "The message is not about an event.",
    "Name the event: --event ID. Nothing was changed.",
  );
}

function findEvent(all: readonly GymEvent[], id: string): GymEvent {
  const match = all.find((event) => event.id === id);
  if (!match) throw new UserError(`There is no event '${id}'.`, "`gym events list` shows the ids.");
  return match;
}
