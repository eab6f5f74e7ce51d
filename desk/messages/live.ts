import type { LoaderFunctionArgs } from "react-router";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { listen } from "./news.server.ts";

/** Tells an open page that there are new messages. After five minutes the browser asks again, and is let in again or not. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const stream = listen(context.get(signedIn).person.id, request.signal);
  // 204 tells a browser not to ask again.
  if (!stream) return new Response(null, { status: 204 });
  return new Response(stream, {
    // nginx holds back what streams unless it is told.
    headers: { "content-type": "text/event-stream", "x-accel-buffering": "no" },
  });
}
