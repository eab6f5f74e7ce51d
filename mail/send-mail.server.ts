import { mailSender } from "#content/site.ts";
import { within } from "#http/time-limit.ts";

/** `from`: the gym's own address, where the letter is to somebody else. */
export type Mailbox = { smtpUrl: string; to: string; from?: string; patienceMs?: number };

export type Mail = {
  /** What its Message-ID is made of: the same for the same letter, so that a repeat can be told. */
  id: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
};

export type MailOutcome = { kind: "delivered" } | { kind: "retry"; error: string; retryAfterMs?: number };

const CONNECT_MS = 7_500;

/** A scanner may look at a whole letter for minutes before it is taken. Given up too early, it comes again and again. */
export const MAIL_TIMEOUT_MS = 5 * 60_000;

/** Where somebody looks at a page or a terminal meanwhile. */
export const SOMEBODY_WAITS_MS = 30_000;

/** One e-mail, from the site itself. */
export async function sendMail(mailbox: Mailbox, { id, ...letter }: Mail): Promise<MailOutcome> {
  // Loaded by who needs it: 11 MB that a site without e-mail does not hold.
  const { createTransport } = await import("nodemailer");
  const { patienceMs = MAIL_TIMEOUT_MS } = mailbox;
  const transport = createTransport({
    url: mailbox.smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = mailbox.from ?? mailbox.to;
  const sent = transport.sendMail({
    from: { name: mailSender, address: from },
    to: mailbox.to,
    messageId: `<${id}@${from.split("@").at(-1)}>`,
    ...letter,
  });
  try {
    await within(patienceMs, sent);
    return { kind: "delivered" };
  } catch (error) {
    const { responseCode, code, message } = error as {
      responseCode?: number;
      code?: string;
      message: string;
    };
    return { kind: "retry", error: `the mail server: ${responseCode ?? code ?? message}` };
  } finally {
    transport.close();
  }
}
