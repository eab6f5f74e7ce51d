import { createContext } from "react";
import type { Crumb } from "#app/ui/shown-trail.ts";

/** What only machines read of a page: shared links, search engines. The server fills it in while it draws the page. */
export type MachineFacts = {
  /** Name or property, and content, of the meta elements for shared links. */
  tags: readonly { property?: string; name?: string; content: string }[];
  /** Structured data as JSON-LD; the trail is what the page has shown. */
  graph: (trail: readonly Crumb[]) => string;
};

export const MachineFacts = createContext<MachineFacts | null>(null);
