import { toNetwork } from "#http/ip-network.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { makeLink } from "#auth/links.server.ts";
import { personByEmail } from "#auth/people.server.ts";
import { mailSignIn } from "#auth/staff-mail.server.ts";

/** In ten minutes: by who asks, so that a stranger does not use up what the person has; and for one person in all. */
const fromOnePlace = new RateLimit(3);
const forPerson = new RateLimit(12);
const MOST_AT_ONCE = 20;

/** `askedBy`: what the browser holds; `to`: where it goes on after the sign-in. */
type MailLink = { askedBy: string; address: string; to: string | null };

let underway = 0;

/**
 * Nobody waits for it: the answer is there before anything is looked up, so neither its words nor its time say whether
 * somebody is invited.
 */
export function mailLinkTo(email: string, mailLink: MailLink) {
  if (!env.SMTP_URL || email.length > 254 || underway >= MOST_AT_ONCE) return;
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
  if (sent && sent.kind !== "delivered") throw new Error(sent.error);
}
