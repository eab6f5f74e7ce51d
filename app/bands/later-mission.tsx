import { later } from "#app/ui/later.tsx";

/** The mission band, whose script comes when somebody comes near it. */
export const Mission = later("mission", () => import("./mission.tsx").then((part) => part.Mission));
