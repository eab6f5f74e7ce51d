import { contextKey } from "./request-context.ts";

/** What the document being rendered carries inside it and the content security policy has to allow by its hash. */
export type Inlined = { styles: string[] };

export const inlined = contextKey<Inlined>({ styles: [] });
