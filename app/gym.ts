import { useRouteLoaderData } from "react-router";
import { gymFacts } from "#content/gym-facts.ts";
import { noPageChanges, type PageChanges } from "#content/is-on.ts";
import type { MenuProgram } from "#content/navigation.ts";
import { everyProgram } from "#content/programs/programs.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import type { StaffState } from "#domain/schedule/opening-hours.ts";

/** Undefined if the root loader failed. */
type RootData =
  | { gym: GymFacts; staff: readonly StaffState[]; pages: PageChanges; programs: readonly MenuProgram[] }
  | undefined;

const defaults = gymFacts();

/** The gym's settings; the defaults if they could not be read. */
export function useGym(): GymFacts {
  return (useRouteLoaderData("root") as RootData)?.gym ?? defaults;
}

/** What the desk has changed about pages and sections of home. */
export function usePageChanges(): PageChanges {
  return (useRouteLoaderData("root") as RootData)?.pages ?? noPageChanges;
}

/** The programs in the menu; those of content/ if they could not be read. */
export function useMenuPrograms(): readonly MenuProgram[] {
  return (useRouteLoaderData("root") as RootData)?.programs ?? everyProgram;
}

/** Front-desk status now and after each coming change. */
export function useStaff(): readonly StaffState[] {
  return (useRouteLoaderData("root") as RootData)?.staff ?? [];
}
