import type { RouterContextProvider } from "react-router";
import { invite } from "#operations/team/team.operations.ts";
import { act, respond, textIn } from "#desk/actions/act.server.ts";
import { once } from "#desk/frame/once.server.ts";

export type Invited = { email: string; link: string; mailed: boolean };

/** The same form sent again shows the same link. */
export function sendInvitation(context: Readonly<RouterContextProvider>, posted: FormData) {
  return once(context, posted, send, isInvited);

  async function send() {
    let invited: Invited | undefined;
    const role = textIn(posted, "role") === "owner" ? "owner" : "staff";
    const answer = await act(context, invite, {
      input: { email: textIn(posted, "email"), role },
      posted,
      next: (done) => {
        invited = done?.result;
        return new Response();
      },
    });
    return respond(answer instanceof Response ? {} : answer, { invited });
  }
}

function isInvited(answer: unknown): boolean {
  return Boolean((answer as { data?: { invited?: Invited } }).data?.invited);
}
