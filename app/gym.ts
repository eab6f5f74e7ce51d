import { useRouteLoaderData } from "react-router";
import { gymFacts } from "#content/gym-facts.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import type { StaffMoment } from "#domain/schedule/opening-hours.ts";

/** What the root's loader has read for every page; missing where it has failed itself. */
type RootData = { gym: GymFacts; staff: readonly StaffMoment[] } | undefined;

const first = gymFacts();

/** What the gym says of itself; where that is not known, what a new site begins with. */
export function useGym(): GymFacts {
  return (useRouteLoaderData("root") as RootData)?.gym ?? first;
}

/** Who is at the desk, now and at the coming changes. */
export function useStaff(): readonly StaffMoment[] {
  return (useRouteLoaderData("root") as RootData)?.staff ?? [];
}
