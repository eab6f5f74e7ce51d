import { createContext } from "react-router";

/** What the HTTP server knows of a request to the desk. */
export type DeskVisit = {
  address: string;
  /** The one origin at which passkeys and cookies are given; null where the desk can't be used safely. */
  origin: string | null;
};

export const deskVisit = createContext<DeskVisit>();
