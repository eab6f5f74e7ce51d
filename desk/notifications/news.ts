import type { LoaderFunctionArgs } from "react-router";
import { lastPush, type PushNotice } from "#auth/push/push-devices.server.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { countOpen } from "#leads/lead-queries.server.ts";
import icon from "#public/icon-192.png?url";
import { signedIn } from "#desk/sign-in/visit.server.ts";

const titles: Record<PushNotice["notice"], string> = {
  new: "New message",
  assigned: "A message was assigned to you",
  test: "Notifications work",
};

/** The service worker asks after each push, because the push itself is empty. The answer has no name and no text. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { person } = context.get(signedIn);
  const [push, unanswered] = await Promise.all([
    lastPush(leadsDatabase(), person.id),
    countOpen(leadsDatabase()),
  ]);
  return Response.json({
    title: titles[push?.notice ?? "new"],
    to: push?.lead ? `/desk/messages/${push.lead}` : "/desk/messages",
    unanswered,
    icon,
  });
}
