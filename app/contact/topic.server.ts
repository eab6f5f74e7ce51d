import type { RouterContextProvider } from "react-router";
import {
  aboutChallenge,
  aboutCoach,
  aboutEvent,
  aboutJob,
  aboutWaiting,
  fixedSubjects,
  type ContactTopic,
} from "#content/subjects.ts";
import { readChallenges, readEvents } from "#db/readers/events.server.ts";
import { freshness } from "#http/freshness.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readJobs } from "#db/readers/site-lists.server.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readTrainers } from "#db/readers/trainers.server.ts";
import { listTrainerPictures } from "#pictures/store/bucket-listing.server.ts";

type Context = Readonly<RouterContextProvider>;
type Find = (id: string, context: Context) => Promise<ContactTopic | undefined>;

/** For 'event-open-house' or 'coach-riley-demo'. The text comes from the database, never from the link. */
const kinds = new Map<string, Find>([
  ["event", (id, context) => findEvent(id, context, aboutEvent)],
  ["waiting", (id, context) => findEvent(id, context, aboutWaiting)],
  ["challenge", findChallenge],
  ["coach", findCoach],
  ["job", findJob],
]);

/** The topic of `?about=`; undefined if it is unknown or cannot be read. */
export async function findContactTopic(about: string, context: Context): Promise<ContactTopic | undefined> {
  const fixed = fixedSubjects.get(about);
  if (fixed) return fixed;
  const dash = about.indexOf("-");
  return kinds.get(about.slice(0, dash))?.(about.slice(dash + 1), context);
}

async function findEvent(id: string, context: Context, about: typeof aboutEvent) {
  const events = await readOrNull(context, "events", () => readEvents(siteDatabase(), new Date()));
  const event = events?.find((one) => one.id === id && !one.canceled);
  if (event) context.get(freshness).expireAt(new Date(event.endsAt));
  return event && about(event);
}

async function findChallenge(id: string, context: Context) {
  const challenges = await readOrNull(context, "challenges", () => readChallenges(siteDatabase()));
  const challenge = challenges?.find((one) => one.id === id && one.status === "enrollment open");
  return challenge && aboutChallenge(challenge);
}

async function findCoach(id: string, context: Context) {
  const trainers = await readOrNull(context, "trainers", () =>
    readTrainers(siteDatabase(), listTrainerPictures),
  );
  const trainer = trainers?.find((one) => one.id === id);
  return trainer && aboutCoach(trainer);
}

async function findJob(id: string, context: Context) {
  const jobs = await readOrNull(context, "jobs", () => readJobs(siteDatabase()));
  const job = jobs?.find((one) => one.id === id);
  return job && aboutJob(job);
}
