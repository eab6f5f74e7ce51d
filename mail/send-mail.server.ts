import { mailSender } from "#content/site.ts";
import { TimeoutError, within } from "#http/time-limit.ts";

/** `from` defaults to `to`: most e-mails are from the gym to the gym. */
export type Mailbox = { smtpUrl: string; to: string; from?: string; timeoutMs?: number };

export type Mail = {
  /** Becomes the Message-ID. A repeat has the same one, so that mail programs recognize it. */
  id: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
};

/** The caller logs a failure: `error` is for people who know nothing of mail servers, `cause` has the codes. */
export type MailOutcome =
  | { kind: "delivered" }
  | { kind: "retry"; error: string; cause?: string; retryAfterMs?: number };

const CONNECT_TIMEOUT_MS = 7_500;

/** A virus scanner may take minutes before the server accepts an e-mail. Giving up too early would send it twice. */
export const MAIL_TIMEOUT_MS = 5 * 60_000;

/** While a person waits at a page or a terminal. */
export const INTERACTIVE_TIMEOUT_MS = 30_000;

/** Few mail servers accept other characters before the @. The domain may have them: it is sent as Punycode. */
export function isDeliverable(address: string): boolean {
  return /^\p{ASCII}+@/u.test(address);
}

async function openTransport({ smtpUrl, timeoutMs = MAIL_TIMEOUT_MS }: Mailbox) {
  // Imported on demand: it takes 11 MB of memory that a site without e-mail does not need.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects and signs in without sending; rejects with the reason. */
export async function verifyMailbox(mailbox: Mailbox): Promise<void> {
  const transport = await openTransport(mailbox);
  await transport.verify().finally(() => transport.close());
}

export async function sendMail(mailbox: Mailbox, { id, ...mail }: Mail): Promise<MailOutcome> {
  const transport = await openTransport(mailbox);
  const from = mailbox.from ?? mailbox.to;
  const sent = transport.sendMail({
    from: { name: mailSender, address: from },
    to: mailbox.to,
    messageId: `<${id}@${from.split("@").at(-1)}>`,
    ...mail,
  });
  try {
    await within(mailbox.timeoutMs ?? MAIL_TIMEOUT_MS, sent);
    return { kind: "delivered" };
  } catch (error) {
    const { responseCode, code, message } = error as MailError;
    const cause = [code, responseCode ?? message].filter(Boolean).join(" ");
    return { kind: "retry", error: describeFailure(error as MailError), cause };
  } finally {
    transport.close();
  }
}

type MailError = Error & { responseCode?: number; code?: string };

function describeFailure(error: MailError): string {
  const { responseCode = 0, code = "" } = error;
  if (code === "EAUTH") return "the mail server refused the user name or the password";
  if (code === "EDNS") return "the address of the mail server was not found";
  if (code === "ETLS") return "no secure connection to the mail server";
  if (code === "ESOCKET" || code === "ECONNECTION") return "no connection to the mail server";
  if (code === "ETIMEDOUT" || error instanceof TimeoutError) return "the mail server did not answer in time";
  if (responseCode >= 400 && responseCode < 500) return "the mail server refused the e-mail for now";
  return "the mail server refused the e-mail";
}
