/** The id of a page's first section. The first paint waits until it is parsed (app/root.tsx). */
export const FIRST_SCREEN = "first-screen";
