import type { Crumb } from "#ui/shown-trail.ts";

/** What machines read of a page: shared links, search engines. */
export type MachineFacts = {
  title: string;
  description: string;
  /** The one address of the page. */
  canonical: string;
  /** Name or property, and content, of the meta elements for shared links. */
  tags: readonly { property?: string; name?: string; content: string }[];
  /** Structured data as JSON-LD; the trail is what the page has shown. null for a document within another page. */
  graph: ((trail: readonly Crumb[]) => string) | null;
};
