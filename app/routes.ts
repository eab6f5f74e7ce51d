import { index, prefix, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { hasOwnPage, isOn } from "#content/is-on.ts";

/** Types are generated for all pages: the files of those that are off are still checked. */
const isComplete = process.env.ALL_ROUTES === "1";

/** Routes of a page that content/pages-on.ts may leave out. */
const ifOn = (page: string, ...routes: RouteConfigEntry[]) => (isComplete || isOn(page) ? routes : []);

/** A program with its own page; the others share program.tsx. */
const program = (slug: string, ...more: RouteConfigEntry[]) =>
  isComplete || hasOwnPage(slug) ? [route(slug, `pages/programs/${slug}.tsx`), ...more] : [];

export default [
  index("pages/home.tsx"),
  ...ifOn("/about", route("about", "pages/about.tsx")),
  ...ifOn("/trainers", route("trainers", "pages/people/trainers.tsx")),
  ...ifOn("/partners", route("partners", "pages/partners.tsx")),
  ...ifOn("/careers", route("careers", "pages/people/careers.tsx")),
  route("programs", "pages/programs/programs.tsx"),
  ...prefix("programs", [
    ...program("evo-grappling"),
    ...program("apex-jiu-jitsu"),
    ...program("alpha-omega-boxing"),
    ...program("evo-nutrition"),
    ...program("evo-recovery"),
    ...program("sports-performance", route("sports-performance/:sport", "pages/programs/sport.tsx")),
    route(":slug", "pages/programs/program.tsx"),
  ]),
  ...ifOn("/pricing", route("pricing", "pages/pricing.tsx")),
  ...ifOn("/schedule", route("schedule", "pages/schedule.tsx")),
  route("contact", "pages/contact.tsx"),
  ...ifOn(
    "/virtual-tour",
    route("virtual-tour", "pages/tours/virtual-tour.tsx"),
    route("tour", "pages/tours/tour.tsx"),
  ),
  ...ifOn("/gallery", route("gallery", "pages/gallery.tsx")),
  ...ifOn("/destination-workouts", route("destination-workouts", "pages/destination-workouts.tsx")),
  ...ifOn("/events", route("events", "pages/events.tsx")),
  ...ifOn("/first-visit", route("first-visit", "pages/first-visit.tsx")),
  ...ifOn("/stories", route("stories", "pages/people/stories.tsx")),
  route("accessibility", "pages/legal/accessibility.tsx"),
  route("privacy", "pages/legal/privacy.tsx"),
  route("terms", "pages/legal/terms.tsx"),
  route("refused/:status", "pages/error.tsx", { id: "refused" }),
  route("sitemap.xml", "pages/files/sitemap.ts"),
  route("site.webmanifest", "pages/files/manifest.ts"),
  route("robots.txt", "pages/files/robots.ts"),
  ...ifOn("/schedule", route("calendar/classes.ics", "pages/files/calendar-classes.ts")),
  ...ifOn(
    "/events",
    route("events.atom", "pages/files/events-feed.ts"),
    route("calendar/events.ics", "pages/files/calendar-events.ts"),
  ),
  route("social/*", "pages/files/social.ts"),
  route("photos/:list", "pages/files/photos.ts"),
  route("measure", "pages/files/measure.ts"),
  route("*", "pages/error.tsx", { id: "not-found" }),
] satisfies RouteConfigEntry[];
