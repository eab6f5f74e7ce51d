import type { RouterContextProvider } from "react-router";
import type { LeadStage } from "#db/schema/lead-table.ts";
import { wakeDelivery } from "#leads/delivery/lead-delivery.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import {
  answerMessage,
  assignMessage,
  reopenMessage,
  snoozeMessage,
} from "#operations/messages/answering.operations.ts";
import { markSpam, releaseMessage, retryMessages } from "#operations/messages/delivery.operations.ts";
import { recordReply, replyToMessage } from "#operations/messages/reply.operations.ts";
import { noteMessage, stageMessage } from "#operations/messages/thread.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { once } from "#desk/frame/once.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What was typed stays in its form if the answer is a refusal. */
export type MessageAnswer = Answer & { typed: { words?: string; note?: string } };

/** Runs the operation of the pressed button. */
export async function changeMessage(lead: Lead, posted: FormData, context: Context) {
  const page = `/desk/messages/${lead.id}`;
  // A redirect without a fragment keeps that of the form's page, which may be #care.
  const next = () => `${page}#main`;
  const shared = { posted, next };
  // The page stays where the choice was made.
  const chosen = { posted, next: () => `${page}#care` };
  const ids = [lead.id];
  const field = posted.has("note") ? "note" : "words";
  const actions = {
    answered: () => act(context, answerMessage, { input: { ids }, ...shared }),
    open: () => act(context, reopenMessage, { input: { ids }, ...shared }),
    reply: () =>
      act(context, replyToMessage, {
        input: {
          id: lead.id,
          text: textIn(posted, "words"),
          ...(posted.has("was") && { was: textIn(posted, "was") }),
        },
        ...shared,
      }),
    recordReply: () =>
      act(context, recordReply, {
        input: { id: lead.id, text: textIn(posted, "words") },
        ...shared,
        next: (done) => `${page}?reply=${done?.result.note ?? ""}#main`,
      }),
    assign: () =>
      act(context, assignMessage, { input: { id: lead.id, email: textIn(posted, "person") }, ...chosen }),
    note: () =>
      act(context, noteMessage, { input: { id: lead.id, text: textIn(posted, "note") }, ...shared }),
    stage: () =>
      act(context, stageMessage, {
        input: { id: lead.id, stage: textIn(posted, "stage") as LeadStage },
        ...chosen,
      }),
    later: () =>
      act(context, snoozeMessage, { input: { id: lead.id, until: textIn(posted, "value") }, ...shared }),
    again: () => act(context, retryMessages, { input: { ids }, ...shared, next: delivering }),
    spam: () => act(context, markSpam, { input: { ids }, ...shared }),
    release: () => act(context, releaseMessage, { input: { ids }, ...shared, next: delivering }),
  } satisfies Record<string, () => Promise<Answer | Response>>;
  const button = textIn(posted, "act");
  if (!Object.hasOwn(actions, button))
    return respond({ refused: "That can’t be done with a message. Nothing was changed." }, { typed: {} });
  return once(context, posted, async () =>
    respond(await actions[button as keyof typeof actions](), {
      typed: posted.has(field) ? { [field]: textIn(posted, field) } : {},
    }),
  );

  function delivering() {
    wakeDelivery();
    return next();
  }
}
