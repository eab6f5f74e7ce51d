import { createContext } from "react";

/** Whether a link is shown: a site may lack a page that its texts link to. */
export const LinkFilter = createContext<(to: string) => boolean>(() => true);
