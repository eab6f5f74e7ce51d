import { formatTime, toMinutes } from "#domain/schedule/clock.ts";
import type { AccessTexts } from "#domain/gym-settings.ts";
import { type Access, formatAccess } from "#domain/schedule/week-hours.ts";

const always: AccessTexts = {
  figure: "24/7",
  badge: "24/7 Access",
  members: "24/7 member access",
  line: "24/7 for members",
  everyDay: "24/7 member access, every day of the year",
  unstaffedDay: "no staff, doors open to members",
  always: true,
  before: "24/7 ",
  written: formatAccess("always"),
};

const staffed: AccessTexts = {
  figure: "",
  badge: "Open while staffed",
  members: "Open while someone is at the desk",
  line: "open during staffed hours",
  everyDay: "Open while someone is at the desk",
  unstaffedDay: "closed",
  always: false,
  before: "",
  written: formatAccess("staffed"),
};

/** For lists of numbers: empty if members can enter only while someone is at the front desk. */
export function accessFacts({ figure }: AccessTexts, label: string): { figure: string; label: string }[] {
  return figure === "" ? [] : [{ figure, label }];
}

/** Texts about member access. */
export function accessTexts(access: Access): AccessTexts {
  if (access === "always") return always;
  if (access === "staffed") return staffed;
  const span = `${formatTime(access.opens)} to ${formatTime(access.closes)}`;
  const hours = (toMinutes(access.closes) - toMinutes(access.opens)) / 60;
  return {
    figure: `${hours}h`,
    badge: `Open ${span}`,
    members: `Member access ${span}`,
    line: `${span} for members`,
    everyDay: `Member access ${span}, every day of the year`,
    unstaffedDay: `no staff, ${span} for members`,
    always: false,
    before: "",
    written: formatAccess(access),
  };
}
