import { createContext } from "react";
import type { MachineFacts } from "#app/seo/json-ld.ts";

/** What a document needs to know beside its page; entry.server.tsx fills it in. */
export type DocumentFacts = {
  /** The address of the script that wakes islands, and of what it imports. */
  entry: string;
  imports: readonly string[];
  /** In development: what lets islands refresh without a reload. */
  refresh: string | undefined;
  /** The styles of the page, to stand inside it. In development Vite brings them. */
  styles: { text: string; files: readonly string[] } | null;
  /** The form that the page answers was not taken. */
  faulty: boolean;
  /** null where there is no page: at an error, at an unknown address. */
  machine: MachineFacts | null;
};

export const DocumentFacts = createContext<DocumentFacts>({
  entry: "",
  imports: [],
  refresh: undefined,
  styles: null,
  faulty: false,
  machine: null,
});
