/** A room imports rooms on lower floors and nothing else: never sideways, never up (docs/decisions/floors.md). */
const floors =
  "domain config http < content < db mail ui < leads pictures auth < operations < app desk cli < server < test < bench";
const rooms = floors.split(" < ").map((floor) => floor.split(" "));
const pages = rooms.findIndex((floor) => floor.includes("app"));

const floorRules = rooms.flatMap((floor, level) => {
  const others = rooms.slice(level).flat().join("|") + (level < pages ? "|node_modules/react-router" : "");
  return floor.map((room) => ({
    name: `${room} imports lower floors only`,
    severity: "error",
    from: { path: `^${room}/`, pathNot: "\\.test\\.tsx?$" },
    to: { path: `^(?!${room}/)(${others})/` },
  }));
});

export default {
  forbidden: [...floorRules, { name: "no cycles", severity: "error", from: {}, to: { circular: true } }],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|media|bench/peers/astro)/|\\.react-router|\\.css$|\\.svg$" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types"] },
  },
};
