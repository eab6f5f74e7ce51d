import { createContext } from "react-router";

/** What only the HTTP server knows about a request: the visitor's address (through TRUST_PROXY) and when it came. */
export type RequestFacts = { address: string; startedAt: number };

export const requestFacts = createContext<RequestFacts>({ address: "unknown", startedAt: 0 });
