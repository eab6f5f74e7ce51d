import type { Database } from "#db/drivers/database.server.ts";
import { listPasskeys } from "#auth/passkeys.server.ts";
import { listPeople, type Person, personByEmail, removePerson } from "#auth/people.server.ts";
import { endAllSessions, listSessions } from "#auth/sessions.server.ts";
import { agreed } from "#cli/ask.ts";
import { type Command, json, yes } from "#cli/command.ts";
import { UserError } from "#config/user-error.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { openRecords } from "#operations/stores.ts";
import { count } from "#domain/text.ts";
import { print, printJson, printTable, say } from "#cli/terminal.ts";

export const list: Command = {
  summary: "Lists who may sign in at the desk.",
  options: json,
  examples: [["desk list", "with their passkeys, and when they were last there"]],
  async run(input) {
    const db = await openRecords();
    const people = await Promise.all((await listPeople(db)).map((person) => withKeys(db, person)));
    if (input.has("json")) return printJson(people);
    if (people.length === 0)
      return say("Nobody may sign in yet. gym desk invite you@example.com --role owner");
    await printTable(
      ["E-mail", "Name", "Role", "Passkeys", "Signed in on", "Last there"],
      people.map(({ email, name, role, passkeys, sessions, seen }) => [
        email,
        name,
        role,
        passkeys === 0 ? "none: invited" : passkeys,
        count(sessions, "device"),
        formatMoment(seen),
      ]),
    );
  },
};

async function withKeys(db: Database, { id, email, name, role }: Person) {
  const sessions = await listSessions(db, id);
  const passkeys = (await listPasskeys(db, id)).length;
  return { email, name, role, passkeys, sessions: sessions.length, seen: sessions[0]?.seen_at ?? null };
}

export const revoke: Command = {
  summary: "Takes away a person's way in, at once: passkeys, links, and wherever they are signed in.",
  takes: "E-MAIL",
  options: { ...yes, ...json },
  examples: [["desk revoke coach@example.com", "asks first; invite them again to undo it"]],
  async run(input) {
    const db = await openRecords();
    const person = await find(db, input.words[0]);
    const owners = (await listPeople(db)).filter(({ role }) => role === "owner");
    const isLast = person.role === "owner" && owners.length === 1;
    const closes = isLast ? " The desk closes for everybody, because this is its only owner." : "";
    if (!(await agreed(`Take away the way in of ${person.email}.${closes} Go ahead`, input.has("yes"))))
      return say("Nothing was changed.");
    await removePerson(db, person.id);
    if (input.has("json")) return printJson({ revoked: person.email });
    await print(`${person.email} can't get in any more.`);
  },
};

export const signOut: Command = {
  summary: "Signs a person out on every device; their passkeys stay.",
  takes: "E-MAIL",
  options: json,
  examples: [["desk sign-out coach@example.com", "when a phone was left somewhere"]],
  async run(input) {
    const db = await openRecords();
    const person = await find(db, input.words[0]);
    const ended = await endAllSessions(db, person.id);
    if (input.has("json")) return printJson({ email: person.email, ended });
    await print(`${person.email} is signed out on ${count(ended, "device")}.`);
  },
};

async function find(db: Database, email = ""): Promise<Person> {
  const person = await personByEmail(db, email);
  if (!person) throw new UserError(`${email} is not invited.`, "`gym desk list` shows who is.");
  return person;
}
