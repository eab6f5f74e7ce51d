import { z } from "zod";
import { listPasskeys } from "#auth/passkeys.server.ts";
import {
  hasOwner,
  listPeople,
  type Person,
  personByEmail,
  putPerson,
  removePerson,
  roles,
  setRole,
} from "#auth/people.server.ts";
import { makeLink, minutes } from "#auth/links.server.ts";
import { endAllSessions, listSessions } from "#auth/sessions.server.ts";
import { inviteLink, mailInvitation } from "#auth/staff-mail.server.ts";
import { log } from "#config/log.server.ts";
import { invalidFields, UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { capital, count } from "#domain/text.ts";
import { same } from "#operations/collections/screen-text.ts";
import { type Actor, field, operation, owners, query, text } from "#operations/operation.ts";

const email = text("E-mail", { kind: "email" });
export const roleHelp =
  "owners can do everything; staff can't invite people, turn pages off, change settings, make backups, or delete or export messages";
const role = field(z.enum(roles), {
  label: "Role",
  help: roleHelp,
  choices: same(roles),
  first: "staff",
});
const shared = { roles: owners, undo: "none" } as const;

export const invite = operation({
  ...shared,
  name: "team.invite",
  title: "Invite a person",
  summary: "Makes a link that lets a person sign in at the desk, and mails it if SMTP_URL is set.",
  desk: false,
  transaction: "own",
  input: z.object({ email, role: role.optional() }),
  cli: {
    command: "desk invite",
    args: ["email"],
    about:
      `The link works once, for ${minutes.invite} minutes. The person who opens it makes a passkey: a fingerprint, a face or a ` +
      "PIN on their own phone, and no password. The first person becomes an owner, others become staff unless --role is " +
      "given. If somebody has lost every passkey, invite them again: the new one replaces the old ones, and they are signed " +
      "out everywhere.",
    examples: [
      ["desk invite you@example.com --role owner", "the first one opens the desk"],
      ["desk invite coach@example.com", "one of the staff"],
    ],
  },
  async plan({ leads }, { email: typed, role: wanted }, actor) {
    const address = typed.trim();
    if (!z.email().safeParse(address).success)
      throw invalidFields([{ field: "email", message: "enter an e-mail address, like coach@example.com" }]);
    if (actor.via === "desk" && address.toLowerCase() === actor.name)
      throw new UserError("You are signed in already.", "Invite somebody else.");
    const known = await personByEmail(leads, address);
    // At the desk, someone who has lost their passkeys keeps their role.
    const as = actor.via === "desk" ? (known?.role ?? wanted) : wanted;
    if ((as ?? known?.role) === "staff") {
      if (known) await refuseLastOwner(leads, known);
      if (!(await hasOwner(leads)))
        throw new UserError(
          "The desk has no owner yet.",
          `Invite an owner first: gym desk invite ${address} --role owner`,
        );
    }
    return { lines: [], warnings: [], address, as };
  },
  async apply({ leads, env }, { address, as }) {
    const person = await putPerson(leads, address, as);
    const secret = await makeLink(leads, person, "invite");
    const sent = await mailInvitation(env, person, secret);
    if (sent?.kind === "retry")
      log.warn({ why: sent.error, cause: sent.cause }, "an invitation was not e-mailed");
    const result = {
      email: person.email,
      role: person.role,
      link: inviteLink(env, secret),
      mailed: sent?.kind === "delivered",
      error: sent && sent.kind !== "delivered" ? sent.error : undefined,
    };
    return { result };
  },
  describe: (_, __, { email: invited, role: given }) => `Invited ${invited} as ${capital(given)}`,
});

export const listTeam = query({
  name: "team.list",
  summary: "Lists who may sign in at the desk.",
  roles: owners,
  input: z.object({}),
  cli: {
    command: "desk list",
    examples: [["desk list", "with their passkeys and when they were last signed in"]],
  },
  async read({ leads }) {
    const people = await listPeople(leads);
    return Promise.all(people.map((person) => withDevices(leads, person)));
  },
});

async function withDevices(db: Database, { id, email: address, name, role: given }: Person) {
  const sessions = await listSessions(db, id);
  const passkeys = (await listPasskeys(db, id)).length;
  return {
    email: address,
    name,
    role: given,
    passkeys,
    sessions: sessions.length,
    seen: sessions[0]?.seen_at ?? null,
  };
}

export const signOutPerson = operation({
  ...shared,
  name: "team.signOut",
  title: "Sign a person out",
  summary: "Signs a person out on every device; their passkeys stay.",
  desk: false,
  input: z.object({ email }),
  cli: {
    command: "desk sign-out",
    args: ["email"],
    examples: [["desk sign-out coach@example.com", "after a phone was lost"]],
  },
  plan: async ({ leads }, input, actor) => ({
    lines: [],
    warnings: [],
    person: await someoneElse(leads, input.email, actor),
  }),
  apply: async ({ leads }, { person }) => ({
    result: { email: person.email, ended: await endAllSessions(leads, person.id) },
  }),
  describe: ({ person }, _, { ended }) => `Signed ${person.email} out on ${count(ended, "device")}`,
});

export const removeFromTeam = operation({
  ...shared,
  name: "team.remove",
  title: "Remove a person",
  summary: "Removes a person at once, with their passkeys, links and sessions.",
  desk: false,
  input: z.object({ email }),
  cli: {
    command: "desk revoke",
    args: ["email"],
    examples: [["desk revoke coach@example.com", "asks first; invite them again to undo it"]],
  },
  async plan({ leads }, input, actor) {
    const person = await someoneElse(leads, input.email, actor);
    const closes = (await isLastOwner(leads, person))
      ? ", and close the desk for everybody: this is its only owner"
      : "";
    const question = `Remove ${person.email} from the team${closes}`;
    return { lines: [], warnings: [], question, person };
  },
  async apply({ leads }, { person }) {
    await removePerson(leads, person.id);
    return { result: { revoked: person.email } };
  },
  describe: ({ person }) => `Removed ${person.email} from the team`,
});

export const changeRole = operation({
  ...shared,
  name: "team.changeRole",
  title: "Change a role",
  summary: "Makes a person an owner, or one of the staff.",
  needsFreshSignIn: true,
  input: z.object({ email, role }),
  cli: {
    command: "desk role",
    args: ["email", "role"],
    examples: [["desk role coach@example.com owner", ""]],
  },
  async plan({ leads }, { email: address, role: wanted }, actor) {
    const person = await someoneElse(leads, address, actor);
    if (wanted === "staff") await refuseLastOwner(leads, person);
    const cells = [{ label: "Role", from: capital(person.role), to: capital(wanted) }];
    return {
      person,
      warnings: [],
      lines: [{ sign: "~" as const, title: person.name, cells }],
      isEmpty: person.role === wanted,
    };
  },
  async apply({ leads }, { person }, { role: wanted }) {
    await setRole(leads, person.id, wanted);
    return { result: { email: person.email, role: wanted } };
  },
  describe: ({ person }, { role: wanted }) =>
    `Role of ${person.name} changed from ${capital(person.role)} to ${capital(wanted)}`,
});

/** Without an owner, the desk would close for everybody. */
async function refuseLastOwner(db: Database, person: Person): Promise<void> {
  if (await isLastOwner(db, person))
    throw new UserError(`${person.email} is the only owner.`, "Make somebody else an owner first.");
}

async function isLastOwner(db: Database, { role: own }: Person): Promise<boolean> {
  if (own !== "owner") return false;
  return (await listPeople(db)).filter(({ role: one }) => one === "owner").length === 1;
}

/** At the desk, people can't remove themselves: another owner has to do it. */
async function someoneElse(db: Database, address: string, actor: Actor): Promise<Person> {
  const person = await personByEmail(db, address);
  if (!person) throw new UserError(`${address} is not invited.`, "`gym desk list` shows who is.");
  if (actor.via === "desk" && person.email === actor.name)
    throw new UserError("That is you.", "Another owner has to do it. Nothing was changed.");
  return person;
}
