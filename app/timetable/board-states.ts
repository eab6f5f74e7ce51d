import type { BoardMoment } from "#domain/schedule/timetable.ts";

/** What board.behavior.ts needs of the coming moments to move the marks of a board. */
export function boardHand(moments: readonly BoardMoment[]) {
  const coming = moments.map(({ changesAt, today, running, next }) => ({
    changesAt,
    today,
    running: running.map(({ id }) => id),
    next: next?.id ?? null,
  }));
  return { "data-behavior": "board", "data-moments": JSON.stringify(coming) };
}
