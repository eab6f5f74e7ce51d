import { z } from "zod";
import { makeLink, minutes } from "#auth/links.server.ts";
import { putPerson, roles, type Role } from "#auth/people.server.ts";
import { inviteLink, mailInvitation } from "#auth/staff-mail.server.ts";
import { type Command, json } from "#cli/command.ts";
import { usageError } from "#config/user-error.ts";
import { openRecords, settings } from "#operations/stores.ts";
import { print, printJson, say } from "#cli/terminal.ts";

export const invite: Command = {
  summary: "Makes a link with which a person gets in at the desk, and mails it where SMTP_URL is set.",
  about:
    `The link works once, for ${minutes.invite} minutes. Who opens it makes a passkey: a fingerprint, a face or a PIN ` +
    "on their own phone, and no password. For somebody who has lost every passkey, invite them again: the new one " +
    "takes the place of the old ones, and they are signed out everywhere.",
  takes: "E-MAIL",
  options: {
    role: {
      type: "string",
      value: "ROLE",
      about: "what they may do (the first is an owner, everybody else staff, unless told)",
      choices: roles,
    },
    ...json,
  },
  examples: [
    ["desk invite you@example.com --role owner", "the first one opens the desk"],
    ["desk invite coach@example.com", "one of the staff"],
  ],
  async run(input) {
    const email = (input.words[0] ?? "").trim();
    if (!z.email().safeParse(email).success)
      throw usageError(
        `'${email}' is not an e-mail address.`,
        "Like this: gym desk invite coach@example.com",
      );
    const env = await settings();
    const db = await openRecords();
    const person = await putPerson(db, email, input.text("role") as Role | undefined);
    const secret = await makeLink(db, person, "invite");
    const link = inviteLink(env, secret);
    const sent = await mailInvitation(env, person, secret);
    const mailed = sent?.kind === "delivered";
    if (input.has("json")) return printJson({ email: person.email, role: person.role, link, mailed });
    await print(link);
    const how = mailed ? "It is on its way to them by mail, too. " : "";
    say(
      `This lets ${person.email} in as ${person.role}, once, within ${minutes.invite} minutes. ${how}Give it to nobody else.`,
    );
    if (sent && sent.kind !== "delivered")
      say(`It could not be mailed (${sent.error}): pass it on yourself.`);
  },
};
