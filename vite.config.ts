import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { publicFolder } from "#content/design/files.ts";
import { contentProblems } from "./operations/health/content-problems.ts";
import { fileDates } from "./app/seo/file-dates.ts";
import { scopedName } from "./ui/scoped-name.ts";

// Server-only modules stay outside the server bundle: the server, the pages and the command line
// then share one instance of each (docs/decisions/one-instance-of-server-modules.md).
const serverOnly = /^#config\/|^#(db|http|mail|leads|pictures)\/.*\.server\.ts$/;

/** Serves pictures from the picture store in development. */
const media: Plugin = {
  name: "media",
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { handleMedia } = await server.ssrLoadModule("/pictures/sizes/media-handler.server.ts");
      if (!(await handleMedia(request, response))) next();
    });
  },
};

/** The desk has its own build. In development, this server also serves the desk. */
const desk: Plugin = {
  name: "desk",
  apply: "serve",
  configureServer(server) {
    let loaded: ReturnType<typeof load> | undefined;
    const load = async () => (await import("./server/desk/develop-desk.ts")).developDesk(server);
    server.middlewares.use(async (request, response, next) => {
      if (!/^\/desk(\/|\?|$)/.test(request.url ?? "")) return next();
      try {
        loaded ??= load();
        (await loaded)(request, response, next);
      } catch (error) {
        next(error);
      }
    });
  },
};

/** A chunk for React: loaded with the first island, and cached across releases. */
const react = { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ };

/** One chunk for what islands share with the entry script. */
const first = { name: "first", test: /preload-helper|(landing|browser|toast)\.ts$/ };

/** Invalid facts in content/ stop the build. */
function refuseProblems() {
  const problems = contentProblems();
  for (const { where, what } of problems) process.stderr.write(`${where}: ${what}.\n`);
  if (problems.length > 0) process.exit(1);
}

export default defineConfig(({ command }) => {
  if (command === "build") refuseProblems();
  return {
    publicDir: publicFolder,
    plugins: [media, desk, reactRouter()],
    css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName } },
    define: { __FILE_DATES__: JSON.stringify(fileDates()) },
    build: {
      target: "es2022",
      cssTarget: ["chrome120", "edge120", "firefox121", "safari17.2"],
      assetsInlineLimit: 0,
      // precompress.ts reads it to find the scripts that pages load.
      manifest: true,
      // The viewer of the tour is large, and loaded only when a visitor starts it.
      chunkSizeWarningLimit: 700,
      modulePreload: {
        polyfill: false,
        // A preload link costs a style recalculation, so the visit counter is loaded without one.
        resolveDependencies: (file, files) => (file.includes("/measure-") ? [] : files),
      },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, first] } } } } },
      ssr: command === "build" ? { build: { rolldownOptions: { external: serverOnly } } } : {},
    },
  };
});
