import { toMinutes, formatTime, type OpenHours } from "./clock.ts";
import { shortTime, parseHours } from "./week-hours.ts";

/** When a member's key opens the door. */
export type Access = "always" | OpenHours;

/** Member access in the words of each place that names it. */
export function accessWords(access: Access) {
  if (access === "always") return always;
  const span = `${formatTime(access.opens)} to ${formatTime(access.closes)}`;
  const hours = (toMinutes(access.closes) - toMinutes(access.opens)) / 60;
  return {
    figure: `${hours}h`,
    badge: `Open ${span}`,
    members: `Member access ${span}`,
    line: `${span} for members`,
    everyDay: `Member access ${span}, every day of the year`,
    before: "",
    written: `${shortTime(access.opens)}-${shortTime(access.closes)}`,
  };
}

const always = {
  figure: "24/7",
  badge: "24/7 Access",
  members: "24/7 member access",
  line: "24/7 for members",
  everyDay: "24/7 member access, every day of the year",
  /** Before 'Community Gym'. */
  before: "24/7 ",
  /** As the gym writes it in its settings. */
  written: "24/7",
};

/** What the gym has written; undefined where it can't be read. */
export function parseAccess(text: string): Access | undefined {
  return /^(24\s*\/\s*7|always)$/i.test(text.trim()) ? "always" : parseHours(text.trim());
}
