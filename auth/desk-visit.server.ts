import { contextKey } from "#http/request-context.server.ts";

/** What the HTTP server knows about a request to the desk. */
export type DeskVisit = {
  address: string;
  /** Aborted when the client has left. */
  gone: AbortSignal;
  /** The one origin with passkeys and cookies. */
  origin: string;
  /** Renders a page as visitors get it, for a preview. `html` is empty for a file. */
  seePage: (path: string) => Promise<{ status: number; html: string; styles: string[] }>;
  /** Inline styles of that page, for the content security policy of the page around it. */
  allowedStyles: string[];
};

export const deskVisit = contextKey<DeskVisit>();
