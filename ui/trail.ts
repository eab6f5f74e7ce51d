import { createContext } from "react";

export type Crumb = { label: string; to?: string };

/** Collects the breadcrumbs of a page while it renders, for the JSON-LD. Apart from breadcrumbs.tsx and its stylesheet. */
export const RenderedTrail = createContext<Crumb[] | null>(null);
