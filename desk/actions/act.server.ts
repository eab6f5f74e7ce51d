import { data, redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { deskVisit } from "#auth/desk-visit.server.ts";
import { hashSecret } from "#auth/secret.server.ts";
import { env } from "#config/env.server.ts";
import { UserError } from "#config/user-error.ts";
import { inPreview, leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { sentence, typographic } from "#domain/text.ts";
import { findFormEntry } from "#operations/journal/audit-log.ts";
import {
  type Actor,
  type Change,
  type ChangeLine,
  fieldsIn,
  type Operation,
  type Stores,
} from "#operations/operation.ts";
import { type Done, plan, type Planned } from "#operations/run.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { dropSavedDraft } from "#desk/drafts/sign-in-first.server.ts";
import { formKey } from "#desk/frame/once.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";

type Context = Readonly<RouterContextProvider>;

export function deskStores(): Stores {
  return { site: siteDatabase(), leads: leadsDatabase(), pictures: pictureStore, env };
}

export function actorIn(context: Context): Actor {
  const { email, role } = context.get(signedIn).person;
  return { name: email, role, via: "desk" };
}

/** What a form shows after it was sent: errors, or what would change. */
export type Answer = {
  /** Errors by field. */
  errors?: { name: string; label: string; message: string }[];
  /** The reason for the refusal, if it is not about one field; on the next line, what to do. */
  refused?: string;
  lines?: ChangeLine[];
  warnings?: string[];
  question?: string;
  /** Identifies what was shown: the confirmation applies that and nothing else. */
  reviewed?: string;
  /** The page with the change. */
  preview?: { html: string; page: string };
};

type Call<Input extends z.ZodObject, C extends Change, Result> = {
  input: z.input<Input>;
  /** "see": shows the page with the change. "sure": the person has agreed to what was shown. */
  posted: FormData;
  /** Whether the change is shown before it is applied. */
  needsConfirmation?: (change: C) => boolean;
  /** Where visitors see it, if the change does not say. */
  page?: string;
  /** The labels of fields that the form names otherwise than the operation. */
  labels?: Readonly<Record<string, string>>;
  /** The next page: a `Response`, or an address of the desk that gets `done=ENTRY`. */
  next: (done: Done<Result> | undefined) => string | Response;
};

const MOVED = "somebody has changed this since you reviewed it. These are the changes now";

/** Runs one operation for the form that was sent. A `Response` means that it is done. */
export async function act<Input extends z.ZodObject, C extends Change, Result>(
  context: Context,
  operation: Operation<Input, C, Result>,
  call: Call<Input, C, Result>,
): Promise<Answer | Response> {
  const { input, posted, needsConfirmation = () => false, page, next } = call;
  const labels = { ...labelsIn(operation.input), ...call.labels };
  const form = formKey(context, posted);
  const goOn = async (done: Done<Result> | undefined, entry = done?.entry) => {
    await dropSavedDraft(context, posted);
    const to = next(done);
    return to instanceof Response ? to : redirect(withEntry(to, entry), 303);
  };
  const sentBefore = form === undefined ? undefined : await findFormEntry(siteDatabase(), form);
  if (sentBefore) return goOn(undefined, sentBefore);
  try {
    const planned = await plan(operation, { input, actor: actorIn(context), stores: deskStores(), form });
    const { lines, warnings, question, isEmpty } = planned.change;
    const reviewed = hashSecret(JSON.stringify([lines, warnings, question]));
    const shown = { lines, warnings, reviewed, ...(question && { question: typographic(question) }) };
    if (posted.has("see"))
      return { ...shown, preview: await previewPage(context, planned, page ?? planned.change.page ?? "/") };
    if (!isEmpty && needsConfirmation(planned.change) && !posted.get("sure")) return shown;
    const agreed = textIn(posted, "reviewed");
    if (!isEmpty && agreed && agreed !== reviewed) return { ...shown, warnings: [MOVED, ...warnings] };
    return await goOn(await planned.apply());
  } catch (error) {
    // Another process may have applied the same form meanwhile.
    const entry = form === undefined ? undefined : await findFormEntry(siteDatabase(), form);
    if (entry) return goOn(undefined, entry);
    return explain(error, labels);
  }
}

/** The address of a page that says what these entries have saved. */
export function withEntry(to: string, entry: string | undefined): string {
  if (!entry) return to;
  const [page = "", section] = to.split("#");
  return `${page}${page.includes("?") ? "&" : "?"}done=${entry}${section ? `#${section}` : ""}`;
}

/** The answer with its HTTP status. */
export function respond<More extends object>(answer: Answer | Response, more: More) {
  if (answer instanceof Response) return answer;
  const failed = answer.refused !== undefined || answer.errors !== undefined;
  return data<Answer & More>({ ...answer, ...more }, { status: failed ? 400 : 200 });
}

/** Rethrows errors that a person can't fix. */
export function explain(error: unknown, labels: Readonly<Record<string, string>> = {}): Answer {
  if (error instanceof DatabaseRefused) return { refused: typographic(error.message) };
  if (!(error instanceof UserError)) throw error;
  if (error.fields.length > 0)
    return {
      errors: error.fields.map(({ field, message }) => ({
        name: field,
        label: labels[field] ?? field,
        message: sentence(message),
      })),
    };
  const [first = "", ...details] = error.message.split("\n");
  // The desk leaves out advice for the command line.
  const next = /^$|`|gym |command|--/.test(error.next) ? [] : [typographic(error.next)];
  return {
    refused: [typographic(first), ...details.map((line) => sentence(line.trim())), ...next].join("\n"),
  };
}

function labelsIn(input: z.ZodObject): Record<string, string> {
  return Object.fromEntries(fieldsIn(input).map(({ name, label }) => [name, label]));
}

/** A page of the site as visitors would see it with this change. The change is rolled back. */
async function previewPage(context: Context, planned: Planned, page: string) {
  const { seePage, allowedStyles } = context.get(deskVisit);
  const { html, styles } = await planned.preview(({ site }) => inPreview(site, () => seePage(page)));
  allowedStyles.push(...styles);
  return { html, page };
}

/** The text of a form's field. */
export function textIn(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}
