import { createContext } from "react";

export type Crumb = { label: string; to?: string };

/** While a page is rendered on the server, who wants to know the trail that it shows. In the browser, no one. */
export const ShownTrail = createContext<((trail: Crumb[]) => void) | null>(null);
