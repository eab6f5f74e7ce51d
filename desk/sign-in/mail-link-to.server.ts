import { toNetwork } from "#http/ip-network.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { makeLink } from "#auth/links.server.ts";
import { personByEmail } from "#auth/people.server.ts";
import { mailSignIn } from "#auth/staff-mail.server.ts";

/** Links per ten minutes: per network, so that strangers can't use up the limit, and per person. */
const fromOnePlace = new RateLimit(3);
const forPerson = new RateLimit(12);
const MAX_AT_ONCE = 20;

/** `askedBy`: the cookie of the browser that asked; `to`: the page to open after the sign-in. */
type MailLink = { askedBy: string; address: string; to: string | null };

let underway = 0;

/**
 * Runs after the response, so that neither its text nor its timing reveals whether this person is invited.
 */
export function mailLinkTo(email: string, mailLink: MailLink) {
  if (!env.SMTP_URL || email.length > 254 || underway >= MAX_AT_ONCE) return;
  underway += 1;
  setImmediate(() =>
    send(email, mailLink)
      .catch((error: unknown) => log.error({ err: error }, "a link to the desk could not be mailed"))
      .finally(() => (underway -= 1)),
  );
}

async function send(email: string, { askedBy, address, to }: MailLink) {
  const person = await personByEmail(leadsDatabase(), email);
  if (!person?.joined_at || fromOnePlace.check(`${person.id} ${toNetwork(address)}`) !== null) return;
  if (forPerson.check(person.id) !== null) return;
  const sent = await mailSignIn(env, person, await makeLink(leadsDatabase(), person, "sign-in", askedBy), to);
  if (sent && sent.kind !== "delivered") throw new Error(`${sent.error} (${sent.cause})`);
}
