// The arrows of the house; docs/decisions/ says where they differ from its first drawing.
const house = {
  page: "^app/(pages/|found/|frame/site-frame\\.tsx|[^/]+/[^/]+\\.server\\.ts|(root|entry|document|gym|hands|styles)\\.)",
  // What reads for a feature is of the pages' room: it is called by their loaders alone.
  features: "^app/(?!pages/|found/|ui/|frame/site-frame|[^/]+/[^/]+\\.server)[^/]+/",
  ui: "^app/ui/",
  content: "^content/",
  /** What every room may ask: the facts that a gym changes. */
  gym: "^content/(site|place|week|plans|team|old-addresses|gym-facts|classes|first-classes|first-gym|class-pages)\\.ts$",
  data: "^data/",
  leads: "^leads/",
  photos: "^photos/",
  photoUrl: "^photos/photo-url\\.ts$",
  operator: "^operator/",
  staff: "^staff/",
  desk: "^desk/",
  /** How content is read, checked, compared and written: the one way for the command line and the desk. */
  checks: "^operator/(content|cli|photos|leads|timetable|doctor|archive)/",
  server: "^server/",
  env: "^(env|log)\\.server\\.ts$",
};
const ours = "^(app|content|data|leads|photos|staff|desk|operator|server|test|bench)/";

/** Everything in `from` may import the rooms named, its own room, and packages; nothing else of ours. */
function only(from, ...allowed) {
  const rooms = allowed.map((name) => house[name]).join("|");
  return {
    name: `${from} may import ${allowed.join(", ")}`,
    severity: "error",
    from: { path: house[from], pathNot: "\\.test\\.tsx?$" },
    to: { path: `${ours}|${house.env}`, pathNot: rooms },
  };
}

export default {
  forbidden: [
    { name: "no circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no page imports another page",
      severity: "error",
      from: { path: "^app/pages/(.+)\\.tsx$", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/pages/", pathNot: "\\+types" },
    },
    only("page", "page", "features", "ui", "content", "data", "leads", "photos", "env"),
    {
      name: "features know data only as types",
      severity: "error",
      from: { path: house.features, pathNot: "\\.(test|server)\\.tsx?$" },
      to: {
        path: `${ours}|${house.env}`,
        pathNot: "^app/(?!pages/|found/)[^/]+/|^leads/lead-(fields|forms)\\.ts$|^photos/photo-url\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    only("ui", "ui", "photoUrl"),
    only("content", "content"),
    only("data", "data", "gym", "env"),
    only("leads", "leads", "data", "gym", "env"),
    only("photos", "photos", "data", "env"),
    only("staff", "staff", "data", "leads", "gym", "env"),
    only("desk", "desk", "staff", "data", "leads", "photos", "checks", "ui", "content", "env"),
    only("operator", "operator", "staff", "data", "leads", "photos", "content", "env"),
    only("server", "server", "staff", "data", "leads", "photos", "gym", "env"),
    {
      name: "nothing but tests imports test",
      severity: "error",
      from: { pathNot: "^(test|bench)/|\\.test\\.tsx?$|^vitest\\.config\\.ts$" },
      to: { path: "^test/" },
    },
    {
      name: "no Node built-ins in features and ui",
      severity: "error",
      from: { path: `${house.features}|${house.ui}`, pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "every import resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\+types|\\?url$|^virtual:react-router/" },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|media|bench/peers/astro)/|\\.react-router|\\.css$|\\.svg$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
