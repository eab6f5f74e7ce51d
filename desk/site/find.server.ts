import { rowKey } from "#operations/collections/collection.ts";
import type { Role } from "#operations/operation.ts";
import { formOperations } from "#desk/actions/generic.server.ts";
import { readShownRows, rowTexts, shownCollections } from "#desk/collections/collection-for.server.ts";
import { matcher } from "#desk/frame/search.server.ts";

type Found = { to: string; title: string; facts?: string | undefined };

/** A list shows the rest. */
const MOST = 5;

/** The screens, actions and entries with all of these words, in groups. */
export async function find(search: string, role: Role, screens: readonly Found[]) {
  const isFound = matcher(search);
  const actions = formOperations(role).map(({ name, title, summary, lead }) => ({
    to: `do/${name}`,
    title,
    facts: lead ?? summary,
  }));
  const known = new Set(screens.map(({ to }) => to.split("?")[0]));
  const all = [...screens, ...actions.filter(({ to }) => !known.has(to))];
  const groups: { title: string; found: Found[]; more?: { to: string; label: string } }[] = [
    { title: "Screens", found: all.filter(({ title, facts }) => isFound([title, facts])) },
  ];
  for (const collection of shownCollections.filter(({ roles }) => roles.includes(role))) {
    const { path, title, line } = collection.screen;
    const rows = (await readShownRows(collection)).filter((row) => isFound(rowTexts(collection, row)));
    const found = rows.slice(0, MOST).map((row) => {
      const { title: name, facts, group } = line(row);
      const full = collection.titleFor?.(row) || name;
      const key = encodeURIComponent(rowKey(collection, row));
      return { to: `${path}/row?key=${key}`, title: full, facts: facts || group };
    });
    const more = { to: `${path}?q=${encodeURIComponent(search)}`, label: `All ${rows.length}` };
    groups.push({ title, found, ...(rows.length > MOST && { more }) });
  }
  return groups.filter(({ found }) => found.length > 0);
}
