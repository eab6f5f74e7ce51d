import { minutes } from "#auth/links.server.ts";
import type { PrintContext } from "../face.ts";

type Invitation = { email: string; role: string; link: string; mailed: boolean; error?: string };

export async function printInvitation(invitation: Invitation, { typed, terminal }: PrintContext) {
  const { email, role, link, mailed, error } = invitation;
  if (typed["json"]) return terminal.printJson(invitation);
  await terminal.print(link);
  const sent = mailed ? "It was sent to them by e-mail, too. " : "";
  terminal.say(
    `This lets ${email} in as ${role}, once, within ${minutes.invite} minutes. ${sent}Give it to nobody else.`,
  );
  if (error) terminal.say(`It could not be mailed (${error}): pass it on yourself.`);
}
