import { createContext } from "react";

/** The address of the one script of the desk's pages; entry.server.tsx fills it in. */
export const EntryScript = createContext("");
