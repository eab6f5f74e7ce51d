import { createContext } from "react";
import type { Place } from "#domain/place.ts";
import type { Crumb } from "#ui/trail.ts";

export type HeadTags = {
  title: string;
  description: string;
  canonical: string;
  /** Open Graph and Twitter tags. */
  meta: readonly { property?: string; name?: string; content: string }[];
  /** JSON-LD, given the breadcrumbs that the page rendered; null for an embedded document. */
  jsonLd: ((trail: readonly Crumb[]) => string) | null;
};

/** What the root layout needs besides the page; entry.server.tsx provides it. */
export type DocumentContext = {
  /** URL of the entry script and of its imports. */
  entry: string;
  imports: readonly string[];
  /** URL of the script for hot reload, in development. */
  refresh: string | undefined;
  /** The page's inlined styles; null in development, where Vite adds them. */
  styles: { text: string; files: readonly string[] } | null;
  /** The page answers a form post that failed. */
  failed: boolean;
  /** The place that the page is about, if it is not the first one. */
  place?: Place;
  /** null for errors and unknown paths. */
  headTags: HeadTags | null;
};

export const DocumentContext = createContext<DocumentContext>({
  entry: "",
  imports: [],
  refresh: undefined,
  styles: null,
  failed: false,
  headTags: null,
});
