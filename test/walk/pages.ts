import { ROUTES } from "#test/journeys/routes.ts";

const STATES = ["/pricing?who=me&often=more&for=classes", "/partners?view=grid"];
export const NOT_FOUND = "/no-such-page";

/** Every route, two pages as a filter changes them, the tour's document, and an address without a page. */
export const PAGES = [...ROUTES, ...STATES, "/tour", NOT_FOUND];
