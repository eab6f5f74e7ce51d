import { useRouteLoaderData } from "react-router";
import { gymFacts } from "#content/gym-facts.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import type { StaffState } from "#domain/schedule/opening-hours.ts";

/** Undefined if the root loader failed. */
type RootData = { gym: GymFacts; staff: readonly StaffState[]; off: readonly string[] } | undefined;

const defaults = gymFacts();

/** The gym's settings; the defaults if they could not be read. */
export function useGym(): GymFacts {
  return (useRouteLoaderData("root") as RootData)?.gym ?? defaults;
}

/** Pages and sections of home that are turned off at the desk. */
export function usePagesOff(): readonly string[] {
  return (useRouteLoaderData("root") as RootData)?.off ?? [];
}

/** Front-desk status now and after each coming change. */
export function useStaff(): readonly StaffState[] {
  return (useRouteLoaderData("root") as RootData)?.staff ?? [];
}
