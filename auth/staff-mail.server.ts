import { brand } from "#content/site.ts";
import type { Env } from "#config/env.server.ts";
import { sendMail, INTERACTIVE_TIMEOUT_MS } from "#mail/send-mail.server.ts";
import { deskAddress } from "./desk-address.server.ts";
import { minutes } from "./links.server.ts";
import type { Person } from "./people.server.ts";
import { hashSecret } from "./secret.server.ts";

type Settings = Pick<Env, "SITE_URL" | "SITE_URL_SET" | "DESK_PORT" | "SMTP_URL" | "LEAD_NOTIFY_TO">;

export function inviteLink(env: Settings, secret: string): string {
  return `${deskAddress(env)}/invite/${secret}`;
}

/** null if the site sends no e-mail. */
export function mailInvitation(env: Settings, person: Person, secret: string) {
  return mail(env, person, secret, {
    subject: `Your invitation to the desk of ${brand.name}`,
    text:
      `You are invited to the desk of ${brand.name}, where staff run the site.\n\n` +
      `Open this on the phone or computer that you will use. It works once, for ${minutes.invite} minutes:\n\n` +
      `${inviteLink(env, secret)}\n`,
  });
}

/** `to`: the page of the desk to open after the sign-in. */
export function mailSignIn(env: Settings, person: Person, secret: string, to: string | null) {
  const query = to ? `?to=${encodeURIComponent(to)}` : "";
  return mail(env, person, secret, {
    subject: `Sign in to the desk of ${brand.name}`,
    text:
      `Someone, probably you, wants to sign in to the desk of ${brand.name}. This link works once, for ` +
      `${minutes["sign-in"]} minutes:\n\n${deskAddress(env)}/sign-in/${secret}${query}\n\n` +
      "If it was not you, do nothing. Nobody can sign in without this link.\n",
  });
}

function mail(env: Settings, { email }: Person, secret: string, content: { subject: string; text: string }) {
  const { SMTP_URL: smtpUrl, LEAD_NOTIFY_TO: from } = env;
  if (!smtpUrl || !from) return null;
  const mailbox = { smtpUrl, from, to: email, timeoutMs: INTERACTIVE_TIMEOUT_MS };
  return sendMail(mailbox, { id: `desk-${hashSecret(secret).slice(0, 22)}`, ...content });
}
