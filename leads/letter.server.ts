import { mailSender } from "#content/site.ts";
import { within } from "#data/store/within.server.ts";
import type { Outcome } from "#leads/delivery/retry-rules.server.ts";

/** `from`: the gym's own address, where the letter is to somebody else. */
export type Mailbox = { smtpUrl: string; to: string; from?: string };

export type Letter = {
  /** What its Message-ID is made of: the same for the same letter, so that a repeat can be told. */
  id: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
};

const TIME_OUT_MS = 15_000;

/** One e-mail, from the site itself. */
export async function sendLetter(mailbox: Mailbox, { id, ...letter }: Letter): Promise<Outcome> {
  // Loaded by who needs it: 11 MB that a site without e-mail does not hold.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: mailbox.smtpUrl,
    connectionTimeout: TIME_OUT_MS / 2,
    greetingTimeout: TIME_OUT_MS / 2,
    socketTimeout: TIME_OUT_MS / 2,
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
    await within(TIME_OUT_MS, sent);
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
