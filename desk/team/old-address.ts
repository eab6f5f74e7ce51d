import { redirect } from "react-router";

/** The former URL of the team, for bookmarks. */
export const loader = () => redirect("/desk/team", 308);

export const action = loader;
