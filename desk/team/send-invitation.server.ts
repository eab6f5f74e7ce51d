import type { RouterContextProvider } from "react-router";
import { invite } from "#operations/team/team.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { once } from "#desk/frame/once.server.ts";

export type Invited = { email: string; link: string; mailed: boolean };

/** `typed` is what was refused. */
export type InviteAnswer = Answer & { invited?: Invited; typed?: { email: string; role: string } };

/** The same form sent again shows the same link. */
export function sendInvitation(context: Readonly<RouterContextProvider>, posted: FormData) {
  return once(context, posted, send, isInvited);

  async function send() {
    let invited: Invited | undefined;
    const role = textIn(posted, "role") === "owner" ? ("owner" as const) : ("staff" as const);
    const input = { email: textIn(posted, "email"), role };
    const answer = await act(context, invite, {
      input,
      posted,
      next: (done) => {
        invited = done?.result;
        return new Response();
      },
    });
    return answer instanceof Response ? respond({}, { invited }) : respond(answer, { typed: input });
  }
}

function isInvited(answer: unknown): boolean {
  return Boolean((answer as { data?: { invited?: Invited } }).data?.invited);
}
