/** A reply without its text. */
export type Mail = { to: string; subject: string; quote: string };

const MAX_BODY = 1500;

/** Opens the mail app with the text above the quoted message. Some apps cut long addresses, so the quote may be cut. */
export function mailtoUrl({ to, subject, quote }: Mail, text = ""): string {
  const body = `${text}\n\n${quote}`.slice(0, Math.max(MAX_BODY, text.length));
  const query = new URLSearchParams({ subject, body: body.replaceAll("\n", "\r\n") });
  return `mailto:${encodeURIComponent(to).replace("%40", "@")}?${query.toString().replaceAll("+", "%20")}`;
}

/** A phone number in the links of phones: 'tel:' and 'sms:'. */
export function dialed(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, "");
}
