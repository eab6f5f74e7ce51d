import { formatToday } from "#domain/schedule/class-changes.ts";
import type { Session } from "#domain/schedule/classes.ts";

const MOST = 3;

const link = { label: "See the week", url: "/schedule" };

/** What is different today, each until it is over, for the line above every page. */
export function todaysLines(sessions: readonly Session[]) {
  const shown = sessions.length > MOST ? sessions.slice(0, MOST - 1) : sessions;
  const lines = shown.map((session) => ({
    words: formatToday(session),
    link,
    until: session.endsAt.getTime(),
  }));
  const more = sessions.slice(shown.length);
  if (more.length === 0) return lines;
  const until = Math.max(...more.map(({ endsAt }) => endsAt.getTime()));
  return [...lines, { words: `${more.length} more classes are different today.`, link, until }];
}
