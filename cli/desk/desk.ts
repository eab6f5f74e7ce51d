import type { Family } from "#cli/command.ts";
import { invite } from "./desk-invite.ts";
import { list, revoke, signOut } from "./desk-people.ts";

export const desk: Family = {
  summary: "Who may sign in at the desk, where the gym keeps its site with a phone.",
  about:
    "The desk is at /desk, and nothing answers there until an owner is invited. An owner may do everything; staff " +
    "may not erase, export, invite, or change settings.",
  commands: { invite, list, revoke, "sign-out": signOut },
};
