import { capital, excerpt } from "#domain/text.ts";
import {
  type CellChange,
  cellText,
  type Collection,
  columnLabel,
  type Row,
  rowKey,
  rowTitle,
} from "#operations/collections/collection.ts";
import { movedTo } from "#operations/collections/screen-text.ts";
import { changedCells, type Difference, shownText } from "./difference.ts";

// Sentences for the log, the toasts of the desk and the command line.

/** Of longer texts only a part fits: the details in the log show all. */
const LONG = 60;

/** So many words before the first new one make clear where it is. */
const WORDS_BEFORE = 3;

/** A change of more cells than this names only their labels. */
const MANY = 2;

/** 'Price of Mayhem changed from $90.00 to $91.00', 'Added event: Murph', 'Prices: 1 added, 2 changed'. */
export function sentenceFor(collection: Collection, changes: Difference): string {
  const { added, removed, changed } = changes;
  // The words of the desk's screen.
  const { one, title } = collection.screen ?? { one: collection.one, title: capital(collection.many) };
  if (added.length + removed.length + changed.length !== 1) return `${title}: ${summarize(changes)}`;
  const shown = added[0] && shownBefore(collection, added[0]);
  if (shown) return sentenceForRow(collection, shown, added[0]!, changedCells(collection, shown, added[0]!));
  if (added[0]) return `Added ${one}: ${shortTitle(collection, added[0])}`;
  if (removed[0]) return `Removed ${one}: ${shortTitle(collection, removed[0].row)}`;
  const { before, after, columns } = changed[0]!;
  return sentenceForRow(collection, before.row, after, columns);
}

/** What the site has shown while the table had no row with this key. */
function shownBefore({ screen, ...collection }: Collection, row: Row): Row | undefined {
  return screen?.allRows?.find((one) => rowKey(collection, one) === rowKey(collection, row));
}

/** '1 added, 2 changed' */
export function summarize({ added, removed, changed }: Difference): string {
  const parts = [
    [added.length, "added"],
    [changed.length, "changed"],
    [removed.length, "removed"],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number} ${what}`)
    .join(", ");
}

function sentenceForRow(
  collection: Collection,
  before: Row,
  after: Row,
  columns: readonly CellChange[],
): string {
  const [old, now] = [before, after].map((row) => rowTitle(collection, row));
  const title = shortTitle(collection, before);
  const name = columns.find(
    ({ name, from, to }) =>
      cellText(from) === old && cellText(to) === now && !columnNamed(collection, name).describe,
  );
  if (!name) return describeCells(collection, title, columns);
  // A new name loses a place that is bound to the old one.
  const isRenamed = rowKey(collection, before) !== rowKey(collection, after);
  const others = columns.filter(
    (cell) => cell !== name && !(isRenamed && cell.name === collection.placeByName?.column),
  );
  return [`Renamed ${title} to ${excerpt(now!, LONG)}`, ...clauses(collection, others)].join("; ");
}

/** 'Price of Mayhem changed from $90.00 to $91.00; term set to Monthly', 'Strength on Monday moved to 6:30 PM'. */
export function describeCells(
  collection: Collection,
  title: string,
  [first, ...others]: readonly CellChange[],
): string {
  if (!first) return `${title} changed`;
  const changes = clauses(collection, [first, ...others]);
  if ([first, ...others].some(isMove(collection))) return `${title} ${changes.join("; ")}`;
  if (others.length >= MANY) {
    const labels = [first, ...others].map(({ name }) => columnLabel(collection, name));
    return `${listed(labels)} of ${title} changed`;
  }
  const change = describeChange(collection, first);
  const { describe } = columnNamed(collection, first.name);
  const sentence = describe
    ? `${title} ${change}`
    : `${capital(columnLabel(collection, first.name))} of ${title} ${change}`;
  return [sentence, ...changes.slice(1)].join("; ");
}

/** 'moved to Tuesday at 6:30 AM', 'price changed from $90.00 to $91.00' */
function clauses(collection: Collection, cells: readonly CellChange[]): string[] {
  const [moves, others] = [
    cells.filter(isMove(collection)),
    cells.filter((cell) => !isMove(collection)(cell)),
  ];
  const moved = moves.map(({ name, to }) => shownText(collection, name, to)).join(" at ");
  const first = moves.length > 0 ? [`moved to ${moved}`] : [];
  if (others.length > MANY) {
    const labels = others.map(({ name }) => uncapital(columnLabel(collection, name)));
    return [...first, `${listed(labels)} changed`];
  }
  const changes = others.map((cell) => {
    const change = describeChange(collection, cell);
    if (columnNamed(collection, cell.name).describe) return change;
    return `${uncapital(columnLabel(collection, cell.name))} ${change}`;
  });
  // Two times that are removed make one change.
  return [...first, ...new Set(changes)];
}

/** Whether a cell is the day or the time of something. */
export const isMove = (collection: Collection) => (cell: CellChange) =>
  columnNamed(collection, cell.name).describe === movedTo;

/** What follows the name of what has changed: 'changed from Coach to Head Coach', 'moved to 6:30 PM'. */
export function describeChange(collection: Collection, { name, from, to }: CellChange): string {
  const [old, now] = [from, to].map((value) => shownText(collection, name, value));
  const { describe, kind } = columnNamed(collection, name);
  if (isLong(old!) || isLong(now!)) return describeLong(old!, now!);
  if (describe) return describe(old!, now!);
  const [was, is] = kind === "long" ? [`“${old}”`, `“${now}”`] : [old, now];
  if (!old) return `set to ${is}`;
  return now ? `changed from ${was} to ${is}` : `removed (was ${was})`;
}

/** 'changed: “…first squats, and a rule that no one trains alone”': the text from its first new word on. */
function describeLong(old: string, now: string): string {
  if (!now) return "removed";
  if (!old) return `added: “${excerpt(now, LONG)}”`;
  const [before, after] = [old.split(/\s+/), now.split(/\s+/)];
  const at = after.findIndex((word, index) => word !== before[index]);
  if (at < 0) return before.length > after.length ? "shortened" : "changed";
  const start = Math.max(0, at - WORDS_BEFORE);
  return `changed: “${start > 0 ? "…" : ""}${excerpt(after.slice(start).join(" "), LONG)}”`;
}

/** What an undo is about: 'Price of Mayhem', without the values that no longer count. */
export function withoutValues(sentence: string): string {
  return sentence.replace(/ (changed from|changed:|set to|added:|removed \(was) .*/s, "");
}

export function isLong(text: string): boolean {
  return text.length > LONG || text.includes("\n");
}

function columnNamed({ columns }: Collection, name: string) {
  return columns.find((column) => column.name === name)!;
}

function shortTitle(collection: Collection, row: Row): string {
  return excerpt(rowTitle(collection, row), LONG);
}

/** 'Term, Price and Bio' as a list in a sentence. */
function listed(words: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(words.map((word, at) => (at === 0 ? word : uncapital(word))));
}

/** 'Join link' becomes 'join link'; 'URL' stays. */
function uncapital(text: string): string {
  return /^[A-Z][^A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
