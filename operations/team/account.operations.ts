import { z } from "zod";
import { addPasskey, listPasskeys, removePasskey } from "#auth/passkeys.server.ts";
import { endAllSessions, endSession, listSessions } from "#auth/sessions.server.ts";
import { UserError } from "#config/user-error.ts";
import { count } from "#domain/text.ts";
import { everyone, field, operation } from "#operations/operation.ts";
import { findSelf } from "./find-self.ts";

// What people do with their own account, at the desk.

const shared = { roles: everyone, undo: "none", desk: false } as const;

export const addOwnPasskey = operation({
  ...shared,
  name: "account.addPasskey",
  title: "Add a passkey",
  summary: "Adds a passkey to your own account.",
  desk: false,
  input: z.object({
    name: field(z.string().max(60), { label: "What to call it", placeholder: "NAME" }),
    /** The passkey that checkNewPasskey verified. */
    passkey: field(z.custom<Parameters<typeof addPasskey>[2]>(), { label: "Passkey", kind: "hidden" }),
  }),
  async plan({ leads }, { name }, actor) {
    const person = await findSelf(leads, actor);
    return { lines: [{ sign: "+" as const, title: name, cells: [] }], warnings: [], person };
  },
  async apply({ leads }, { person }, { passkey, name }) {
    if (!(await addPasskey(leads, person.id, passkey, name)))
      throw new UserError("The passkey did not arrive.", "Nothing was changed; try again.");
    return { result: { name } };
  },
  describe: (_, { name }) => `Added the passkey ${name}`,
});

export const removeOwnPasskey = operation({
  ...shared,
  name: "account.removePasskey",
  title: "Remove a passkey",
  summary: "Removes a passkey from your own account.",
  desk: false,
  input: z.object({ id: field(z.string(), { label: "Passkey", kind: "hidden" }) }),
  async plan({ leads, env }, { id }, actor) {
    const person = await findSelf(leads, actor);
    const passkeys = await listPasskeys(leads, person.id);
    const otherwise = env.SMTP_URL
      ? "you can sign in only with a link by e-mail"
      : "you can no longer sign in";
    const passkey = passkeys.find((one) => one.id === id);
    if (!passkey) throw new UserError("That passkey no longer exists.", "Nothing was changed.");
    if (passkeys.length === 1)
      throw new UserError(
        `That is your only passkey: make another one first, or ${otherwise}.`,
        "Nothing was changed.",
      );
    return { lines: [{ sign: "-" as const, title: passkey.name, cells: [] }], warnings: [], person, passkey };
  },
  async apply({ leads }, { person, passkey }) {
    await removePasskey(leads, person.id, passkey.id);
    return { result: { removed: passkey.name } };
  },
  describe: ({ passkey }) => `Removed the passkey ${passkey.name}`,
});

export const signOutSelf = operation({
  ...shared,
  name: "account.signOut",
  title: "Sign out",
  summary: "Signs you out on one device, or on all.",
  desk: false,
  input: z.object({
    session: field(z.string(), { label: "Device", kind: "hidden", help: "the session's hash, or 'all'" }),
  }),
  async plan({ leads }, { session }, actor) {
    const person = await findSelf(leads, actor);
    const sessions = await listSessions(leads, person.id);
    const ended = session === "all" ? sessions : sessions.filter(({ hash }) => hash === session);
    return { lines: [], warnings: [], person, devices: ended.map(({ device }) => device) };
  },
  async apply({ leads }, { person }, { session }) {
    if (session === "all") await endAllSessions(leads, person.id);
    else await endSession(leads, person.id, session);
    return { result: { ended: session } };
  },
  describe: ({ devices }) =>
    `Signed out on ${devices.length === 1 ? devices[0] : count(devices.length, "device")}`,
});
