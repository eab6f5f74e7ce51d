import { createContext } from "react";

export type Crumb = { label: string; to?: string };

/** While a page is drawn, its breadcrumbs note the trail here for what comes later in the document. */
export const ShownTrail = createContext<Crumb[] | null>(null);
