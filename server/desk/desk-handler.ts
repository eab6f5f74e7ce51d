import { env } from "#config/env.server.ts";
import { handleMedia } from "#pictures/sizes/media-handler.server.ts";
import type { Handler } from "#server/handler.ts";
import { commonHeaders } from "#server/pages/security-headers.ts";
import { isOwnHost, parseUrl, readHost } from "#server/request-url.ts";
import { type Prepared, sendPrepared, sendText } from "#server/send.ts";
import type { Desk } from "./desk.ts";
import { isDeskPath } from "./desk-access.ts";

/** Answers DESK_PORT: only the desk, and the site's pictures and styles that it shows. */
export function createDeskHandler(desk: Desk, siteFiles: ReadonlyMap<string, Prepared>): Handler {
  return async (request, response) => {
    const host = readHost(request);
    const url = host === null || !isOwnHost(host) ? null : parseUrl(request.url, host);
    if (!url) {
      sendText(response, 421, `This is the desk of ${env.SITE_URL}. Please go there.\n`);
      return "(another host)";
    }
    if (await desk.isOpen()) {
      if (isDeskPath(url.pathname)) return desk.answer(request, response, url);
      const file = url.pathname.startsWith("/assets/") ? siteFiles.get(url.pathname) : undefined;
      if (file) {
        sendPrepared(request, response, file);
        return "(files)";
      }
      if (url.pathname.startsWith("/media/")) {
        response.setHeaders(new Headers(commonHeaders));
        if (await handleMedia(request, response)) return "/media/*";
      }
    }
    sendText(response, 404, "There is nothing here.\n");
    return "(unknown)";
  };
}
