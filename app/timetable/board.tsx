import type { BoardState } from "#domain/schedule/timetable.ts";

/** Attributes that let board.behavior.ts keep a board current. */
export function boardBehavior(states: readonly BoardState[]) {
  const shown = states.map(({ changesAt, today, running, next }) => ({
    changesAt,
    today,
    running: running.map(({ id }) => id),
    next: next?.id ?? null,
  }));
  return { "data-behavior": "board", "data-states": JSON.stringify(shown) };
}

/** What is different about a class this week. */
export function ChangeNote({ children }: { children: string }) {
  return <span className="text-accent"> {children}</span>;
}
