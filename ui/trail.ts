import { createContext } from "react";

export type Crumb = { label: string; to?: string };

/** Collects the breadcrumbs of a page while it renders, for the JSON-LD. A separate file, so that it brings no stylesheet. */
export const RenderedTrail = createContext<Crumb[] | null>(null);
