import type { z } from "zod";
import { EMPTY, invalidFields, UserError } from "#config/user-error.ts";
import { tooLong } from "#domain/text.ts";
import { addEntry } from "./journal/audit-log.ts";
import {
  type Actor,
  type Change,
  emptyMessage,
  fieldsIn,
  type Operation,
  type Query,
  type Stores,
} from "./operation.ts";
import { finishFiles, noteFiles } from "./pictures/finish-files.ts";
import { ChangedMeanwhile } from "./rows/write-rows.ts";

/** An operation with checked input and a planned change, ready to be shown and applied. */
export type Planned<C extends Change = Change, Result = unknown> = {
  change: C;
  /** Applies it unless the data has changed since; undefined if there is nothing to do. */
  apply: () => Promise<Done<Result> | undefined>;
  /** Applies it, calls `read`, and rolls everything back. Nobody else sees the change. */
  preview: <T>(read: (inside: Stores) => Promise<T>) => Promise<T>;
  /** Closes what the plan opened. */
  close: () => Promise<void>;
};

export type Done<Result> = { entry: string; result: Result; sentence: string };

type Call<Input extends z.ZodObject> = {
  input: z.input<Input>;
  actor: Actor;
  stores: Stores;
  /** Identifies a sent form: sent twice, it is applied once, and `apply` throws the second time. */
  form?: string | undefined;
};

const MAX_ATTEMPTS = 3;

/** Plans a change, asks, and applies it. */
export async function run<Input extends z.ZodObject, C extends Change, Result>(
  operation: Operation<Input, C, Result>,
  call: Call<Input>,
  confirm: (change: C) => Promise<boolean> = async () => true,
): Promise<Done<Result> | undefined> {
  const planned = await plan(operation, call);
  try {
    if (planned.change.isEmpty || !(await confirm(planned.change))) return undefined;
    return await planned.apply();
  } finally {
    await planned.close();
  }
}

/** The only way to change anything: checks the role and the input, and plans the change, to be shown and applied. */
export async function plan<Input extends z.ZodObject, C extends Change, Result>(
  operation: Operation<Input, C, Result>,
  { input: raw, actor, stores, form }: Call<Input>,
): Promise<Planned<C, Result>> {
  checkRole(operation, actor);
  const input = checkInput(operation.input, raw);
  if (!operation.unopened) await finishFiles(stores);
  const change = await operation.plan(stores, input, actor);
  const prepare = async (planned = change) =>
    (await operation.prepare?.(stores, planned, input, actor)) ?? planned;
  const applyTo = async (inside: Stores, prepared: C): Promise<Done<Result>> => {
    const { result, journal = [] } = await operation.apply(inside, prepared, input, actor);
    const sentence = operation.describe(prepared, input, result);
    if (operation.isLogged?.(input) === false) return { entry: "", result, sentence };
    const entry = await addEntry(inside.site, { actor, operation: operation.name, sentence, journal, form });
    await noteFiles(inside, entry, journal);
    return { entry, result, sentence };
  };
  const applyInTransaction = async (planned = change, attempts = MAX_ATTEMPTS): Promise<Done<Result>> => {
    const prepared = await prepare(planned);
    try {
      const done = await inTransaction(stores, (inside) => applyTo(inside, prepared));
      await finishFiles(stores);
      return done;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempts === 1) throw error;
      // Somebody else has changed another row or cell: the same change fits the list as it is now.
      const again = await operation.plan(stores, input, actor);
      if (JSON.stringify(again.lines) !== JSON.stringify(planned.lines)) throw error;
      return applyInTransaction(again, attempts - 1);
    }
  };
  let closing: Promise<unknown> | undefined;
  return {
    change,
    async apply() {
      if (change.isEmpty) return undefined;
      const done = await (operation.transaction === "own" ? applyTo(stores, change) : applyInTransaction());
      await operation.after?.(stores, change, input, actor);
      return done;
    },
    async close() {
      closing ??= change.close?.();
      await closing;
    },
    async preview(read) {
      const prepared = change.isEmpty ? change : await prepare();
      return rolledBack(stores, async (inside) => {
        if (!change.isEmpty) await operation.apply(inside, prepared, input, actor);
        return read(inside);
      });
    },
  };
}

export async function ask<Input extends z.ZodObject, Result>(
  query: Query<Input, Result>,
  { input, actor, stores }: Call<Input>,
): Promise<Result> {
  checkRole(query, actor);
  return query.read(stores, checkInput(query.input, input), actor);
}

function checkRole(
  { roles, summary }: Operation | Query | { roles: readonly string[]; summary: string },
  actor: Actor,
) {
  if (roles.includes(actor.role)) return;
  throw new UserError(
    `Only an owner may do this: ${summary}`,
    "Ask an owner of the desk to do it. Nothing was changed.",
  );
}

function checkInput<Input extends z.ZodObject>(schema: Input, raw: unknown): z.output<Input> {
  const read = schema.safeParse(raw, { reportInput: true });
  if (read.success) return read.data;
  const fields = new Map(fieldsIn(schema).map((one) => [one.name, one]));
  throw invalidFields(
    read.error.issues.map((issue) => {
      const facts = fields.get(String(issue.path[0]));
      const message = messageFor(issue);
      return {
        field: issue.path.join("."),
        message: message === EMPTY && facts ? emptyMessage(facts) : message,
      };
    }),
  );
}

function messageFor(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type" && issue.input === undefined) return EMPTY;
  if (issue.code === "invalid_value")
    return `'${String(issue.input)}' is not one of: ${issue.values.join(", ")}`;
  if (issue.code === "too_big" && issue.origin === "string")
    return tooLong(String(issue.input).length, Number(issue.maximum));
  if (issue.code === "too_big" && issue.origin === "number")
    return `must be at most ${Number(issue.maximum).toLocaleString("en-US")}`;
  if (issue.code === "too_small" && issue.origin === "number")
    return `must be at least ${Number(issue.minimum).toLocaleString("en-US")}`;
  return issue.message;
}

async function inTransaction<T>(stores: Stores, work: (inside: Stores) => Promise<T>): Promise<T> {
  const { site, leads } = stores;
  return site.kysely.transaction().execute(async (kysely) => {
    const inside = { ...site, kysely };
    if (leads === site) return work({ ...stores, site: inside, leads: inside });
    return leads.kysely
      .transaction()
      .execute((apart) => work({ ...stores, site: inside, leads: { ...leads, kysely: apart } }));
  });
}

async function rolledBack<T>(stores: Stores, work: (inside: Stores) => Promise<T>): Promise<T> {
  const rollback = new Rollback<T>();
  try {
    await inTransaction(stores, async (inside) => {
      rollback.value = await work(inside);
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  return rollback.value!;
}

/** Thrown so that the transaction is rolled back. */
class Rollback<T> extends Error {
  value?: T;
}
