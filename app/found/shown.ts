import type { loader as boxing } from "#app/pages/programs/alpha-omega-boxing.tsx";
import type { loader as destinations } from "../pages/destination-workouts.tsx";
import type { loader as events } from "../pages/events.tsx";
import type { loader as firstVisit } from "../pages/first-visit.tsx";
import type { loader as gallery } from "../pages/gallery.tsx";
import type { loader as home } from "../pages/home.tsx";
import type { loader as nutrition } from "#app/pages/programs/evo-nutrition.tsx";
import type { loader as pricing } from "../pages/pricing.tsx";
import type { loader as program } from "#app/pages/programs/program.tsx";
import type { loader as recovery } from "#app/pages/programs/evo-recovery.tsx";
import type { loader as trainers } from "../pages/trainers.tsx";

type Loaders = {
  "pages/programs/alpha-omega-boxing": typeof boxing;
  "pages/destination-workouts": typeof destinations;
  "pages/events": typeof events;
  "pages/first-visit": typeof firstVisit;
  "pages/gallery": typeof gallery;
  "pages/home": typeof home;
  "pages/programs/evo-nutrition": typeof nutrition;
  "pages/pricing": typeof pricing;
  "pages/programs/program": typeof program;
  "pages/programs/evo-recovery": typeof recovery;
  "pages/trainers": typeof trainers;
};

/** What the loaders have given to the page being rendered, by route: that of the page itself alone is there. */
export type Shown = { [Id in keyof Loaders]?: Awaited<ReturnType<Loaders[Id]>> };
