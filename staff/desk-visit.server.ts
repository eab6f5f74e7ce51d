import { createContext } from "react-router";

/** What the HTTP server knows of a request to the desk. */
export type DeskVisit = {
  address: string;
  /** The one origin at which passkeys and cookies are given. */
  origin: string;
};

export const deskVisit = createContext<DeskVisit>();
