import { contextKey } from "#http/request-context.server.ts";

/** What the HTTP server knows of a request to the desk. */
export type DeskVisit = {
  address: string;
  /** Aborted when whoever asks has left. */
  gone: AbortSignal;
  /** The one origin at which passkeys and cookies are given. */
  origin: string;
  /** A page as visitors get it, made for this look alone. */
  seePage: (path: string) => Promise<{ html: string; styles: string[] }>;
  /** What such a page has inside it, for the policy of the page around it. */
  allowedStyles: string[];
};

export const deskVisit = contextKey<DeskVisit>();
