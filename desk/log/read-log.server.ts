import type { Database } from "#db/drivers/database.server.ts";

const SHOWN = 50;

/** One entry for all that was changed at once, newest first. */
export async function readLog(db: Database, before: number) {
  const rows = await db.kysely
    .selectFrom("changes")
    .leftJoin("imports", "imports.id", "changes.import_id")
    .select(["changes.id", "made_at", "who", "what", "changes.subject", "before", "after"])
    .select(["import_id", "undone_at"])
    .where("made_at", "<", before)
    .orderBy("made_at", "desc")
    .orderBy("changes.id")
    .limit(SHOWN * 4)
    .execute();
  const groups = Map.groupBy(rows, ({ id, import_id, made_at }) =>
    import_id ? `${import_id} ${made_at}` : id,
  );
  const all = [...groups.values()].map((group) => ({
    ...group[0]!,
    more: group.length - 1,
    importId: group[0]!.import_id,
    undone: group[0]!.undone_at !== null,
    /** It is itself the taking back of an earlier change. */
    isUndo: group[0]!.undone_at !== null && group[0]!.made_at >= group[0]!.undone_at,
  }));
  const entries = all.slice(0, SHOWN);
  const isAll = all.length <= SHOWN && rows.length < SHOWN * 4;
  return { entries, next: isAll ? null : (entries.at(-1)?.made_at ?? null) };
}
