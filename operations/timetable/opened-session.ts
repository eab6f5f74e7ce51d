import { UserError } from "#config/user-error.ts";
import type { Session } from "#domain/schedule/sessions.ts";
import { classChanges } from "#operations/collections/classes.collection.ts";
import { shownText } from "#operations/rows/difference.ts";
import { touchedCells } from "#operations/rows/opened.ts";
import type { TypedCells } from "#operations/rows/read-row.ts";

/** A class on one date as its form shows it. */
export function sessionTexts({ gymClass, date, state, change }: Session): Record<string, string> {
  const { start, coach = "", place } = gymClass;
  const isCanceled = state === "cancelled";
  return {
    new_day: date,
    starts: start,
    coach,
    room: place,
    status: isCanceled ? "canceled" : "",
    why: change?.why ?? "",
  };
}

/** What the person has changed since the form was opened, and everything else as it is now. */
export function touchedSession(session: Session, typed: TypedCells, seen: TypedCells): TypedCells {
  const now = sessionTexts(session);
  const isCanceled = now["status"] !== "";
  if (isCanceled && seen["status"] === "")
    throw new UserError(
      `Somebody has canceled this class in the meantime${now["why"] ? `: ${now["why"]}` : "."}`,
      "Nothing was changed. If you save again, it takes place, with your change.",
    );
  const show = (name: string, text: string) => shownText(classChanges, name, text);
  const { new_day, starts, coach, room } = now;
  return {
    new_day,
    starts,
    coach,
    room,
    // The reason for canceling does not hold for a class that takes place.
    ...(isCanceled && { why: "" }),
    ...touchedCells(typed, seen, (name) => now[name] ?? "", show),
  };
}

/** Refuses to restore a class that is not as the person saw it. */
export function refuseUnseen(session: Session, seen: TypedCells) {
  const now = sessionTexts(session);
  if (Object.keys(now).every((name) => [undefined, now[name]].includes(seen[name]))) return;
  throw new UserError(
    "Somebody has changed this class in the meantime.",
    "Nothing was changed. The class is shown as it is now.",
  );
}
