import { ROUTES } from "#test/journeys/routes.ts";

const STATES = ["/pricing?who=me&often=more&for=classes", "/partners?view=grid"];
export const NOT_FOUND = "/no-such-page";

/** Every page, two with a filter, the tour document, and an unknown URL. */
export const PAGES = [...ROUTES, ...STATES, "/tour", NOT_FOUND];
