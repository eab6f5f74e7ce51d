import { leadsDatabase } from "#db/drivers/database.server.ts";
import { type RequestContext, requestFacts } from "#http/request-context.server.ts";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { wakeDelivery, deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import { consentVersion, trapField, readTyped, type LeadAnswer, type LeadForm } from "#leads/lead-fields.ts";
import { toStoredAnswers } from "#leads/lead-answers.ts";
import { checkForm, type Checked } from "#leads/lead-forms.ts";
import { saveLead, type NewLead } from "#leads/lead-store.server.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { checkSpam } from "./spam.server.ts";
import { sentNow } from "./thanks.ts";
import { readVisit } from "./visit.server.ts";

const listeners = new Set<(lead: string) => void>();

/** Calls back for each new message that is not spam, after it is stored. */
export function onNewLead(listener: (lead: string) => void): void {
  listeners.add(listener);
}

function announce(lead: string) {
  for (const listener of listeners) listener(lead);
}

const limit = new RateLimit(env.LEAD_LIMIT);

type LeadPost = { request: Request; url: URL; context: RequestContext };

/** A redirect, or the answer that the page shows and its status. */
type LeadPostResult = { redirectTo: string } | { answer: LeadAnswer; status: number };

/**
 * Stores the message of a #contact form. A plain post that succeeds is redirected (303) to the page's thank-you
 * state, `?sent=…`. Every other result is the page itself with the kept input, by its status: 200 to script, 400, 403,
 * 413, 429 or 503. Refused posts count toward the limit, because each costs as much as an accepted one.
 */
export async function takeLeadPost(
  form: LeadForm,
  { request, url, context }: LeadPost,
): Promise<LeadPostResult> {
  const fields = await request.formData().catch(() => new FormData());
  const typed = readTyped(form, fields);
  const answer = (answer: LeadAnswer, status: number) => ({ answer, status });

  const facts = context.get(requestFacts);
  // Counted separately (server/site.ts): another site can make a browser send these.
  if (facts.originHidden) return answer({ state: "unsure", typed }, 403);
  const wait = limit.check(facts.address);
  if (wait !== null) {
    facts.retryAfter = wait;
    return answer({ state: "busy", typed }, 429);
  }
  if (facts.isTruncated) return answer({ state: "long", typed }, 413);
  const checked = checkForm(form, typed);
  if ("errors" in checked) return answer({ state: "invalid", errors: checked.errors, typed }, 400);

  try {
    const lead = toLead(checked, request, url, fields, facts.startedAt || Date.now());
    const { id, isNew } = await saveLead(leadsDatabase(), lead, deliveryChannels(env));
    const { doubt, quarantineReason } = lead;
    log.info({ lead: id, form, isNew, doubt, quarantineReason }, "lead stored");
    if (isNew) wakeDelivery();
    if (isNew && quarantineReason === null) announce(id);
  } catch (error) {
    limit.forgive(facts.address);
    log.error({ err: withoutParameters(error), form }, "a lead could not be stored; its sender saw an error");
    return answer({ state: "failed", typed }, 503);
  }
  if (request.headers.get("accept") === "application/json") return answer({ state: "sent" }, 200);
  return { redirectTo: `${url.pathname}?sent=${sentNow()}#contact` };
}

function toLead(
  checked: Exclude<Checked, { errors: unknown }>,
  request: Request,
  url: URL,
  fields: FormData,
  receivedAt: number,
): NewLead {
  const { email, phone, message, subject } = checked.value;
  const person = readPerson(checked);
  return {
    ...person,
    email,
    phone,
    message,
    ...toStoredAnswers(checked.value),
    subject: subject || null,
    user_agent: (request.headers.get("user-agent") ?? "").slice(0, 500),
    consent_version: consentVersion,
    ...readVisit(request, url, fields, env.SITE_URL),
    receivedAt,
    ...checkSpam({
      name: person.name,
      message,
      trap: toText(fields.get(trapField)) ?? "",
      elapsed: toText(fields.get("elapsed")),
    }),
  };
}

/** A file in a text field counts as filled in. */
function toText(value: FormDataEntryValue | null): string | null {
  return value instanceof File ? "file" : value;
}

function readPerson(checked: Exclude<Checked, { errors: unknown }>) {
  if (checked.form === "contact") {
    const { name, interest, event } = checked.value;
    const source = "Website contact form";
    return { name, interest, first_name: null, last_name: null, source, event_id: event || null };
  }
  const { firstName, lastName } = checked.value;
  return {
    name: `${firstName} ${lastName}`,
    interest: "Jiu-Jitsu",
    first_name: firstName,
    last_name: lastName,
    source: "Website jiu-jitsu form",
    event_id: null,
  };
}

/** Database errors may quote the row; the log gets their kind alone. */
function withoutParameters(error: unknown) {
  const { name, code, message } = error as Error & { code?: string };
  return { name, code, message: code ? undefined : message };
}
