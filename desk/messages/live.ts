import type { LoaderFunctionArgs } from "react-router";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { listen } from "./news.server.ts";

/** Tells an open page about new messages. The browser reconnects every five minutes, which checks the session. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const stream = listen(context.get(signedIn).person.id, request.signal);
  // 204 tells a browser not to ask again.
  if (!stream) return new Response(null, { status: 204 });
  return new Response(stream, {
    // Without this, nginx buffers event streams.
    headers: { "content-type": "text/event-stream", "x-accel-buffering": "no" },
  });
}
