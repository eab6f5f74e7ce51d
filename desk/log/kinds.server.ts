import { findCollection, operations } from "#operations/registry.ts";

/** What operations change, by the first part of their name, as the desk calls it. Other names are lists with a screen. */
const labels: Readonly<Record<string, string>> = {
  account: "Own sign-in",
  backup: "Backup",
  carry: "Finish an update",
  "class-changes": "Weekly timetable",
  messages: "Messages",
  pages: "Pages",
  "pages-off": "Pages",
  pictures: "Photos",
  portraits: "Photos",
  sample: "Sample data",
  signups: "Event sign-ups",
  "site-pictures": "Photos",
  team: "Team",
  tour: "Photos",
  undo: "Undo",
};

/** The choices of the filter in order, each with the kinds of operations that it finds. */
export function readKinds(): Map<string, string[]> {
  const changes = operations.filter(({ kind }) => kind === "change");
  const kinds = new Set(changes.map(({ name }) => name.split(".")[0]!));
  const byLabel = Map.groupBy(kinds, (kind) => labels[kind] ?? findCollection(kind)?.screen?.title ?? kind);
  return new Map([...byLabel].toSorted(([a], [b]) => a.localeCompare(b)));
}
