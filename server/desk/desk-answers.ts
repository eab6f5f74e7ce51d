import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#config/env.server.ts";
import { handleMedia } from "#pictures/sizes/media-handler.server.ts";
import { addressOf } from "#server/addresses.ts";
import { hostOf, isOurHost } from "#server/host.ts";
import { everyAnswer } from "#server/pages/security-headers.ts";
import { type Prepared, sendPrepared, sendText } from "#server/send.ts";
import { isDesk, type Desk } from "./desk.ts";

/** What DESK_PORT answers: the desk, with the pictures and styles that it shows of the site, and nothing else. */
export function deskAnswers(desk: Desk, siteFiles: ReadonlyMap<string, Prepared>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<string> => {
    const host = hostOf(request);
    const url = host === null || !isOurHost(host) ? null : addressOf(request.url, host);
    if (!url) {
      sendText(response, 421, `This is the desk of ${env.SITE_URL}. Please go there.\n`);
      return "(another host)";
    }
    if (await desk.isOpen()) {
      if (isDesk(url.pathname)) return desk.answer(request, response, url);
      const file = url.pathname.startsWith("/assets/") ? siteFiles.get(url.pathname) : undefined;
      if (file) {
        sendPrepared(request, response, file);
        return "(files)";
      }
      if (url.pathname.startsWith("/media/")) {
        response.setHeaders(new Headers(everyAnswer));
        if (await handleMedia(request, response)) return "/media/*";
      }
    }
    sendText(response, 404, "There is nothing here.\n");
    return "(unknown)";
  };
}
