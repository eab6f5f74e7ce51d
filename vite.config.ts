import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { contentFaults } from "./operations/health/content-faults.ts";
import { fileDates } from "./app/seo/file-dates.ts";
import { scopedName } from "./ui/scoped-name.ts";

// Server-only modules stay outside the server bundle: the server, the pages and the command line
// then share one instance of each (docs/decisions/one-instance-of-server-modules.md).
const serverOnly = /^#config\/|^#(db|http|mail|leads|pictures)\/.*\.server\.ts$/;

/** In development, too, pictures come from the picture store. */
const media: Plugin = {
  name: "media",
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { handleMedia } = await server.ssrLoadModule("/pictures/sizes/media-handler.server.ts");
      if (!(await handleMedia(request, response))) next();
    });
  },
};

/** React by itself: it comes with the first island that wakes, and stays the same from release to release. */
const react = { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ };

/** What islands share with the script that a page begins with: one file, not one for each. */
const first = { name: "first", test: /preload-helper|(landing|browser|toast)\.ts$/ };

/** Facts that cannot be right are refused here, before a visitor meets them. */
function refuseFaults() {
  const faults = contentFaults();
  for (const { where, what } of faults) process.stderr.write(`${where}: ${what}.\n`);
  if (faults.length > 0) process.exit(1);
}

export default defineConfig(({ command }) => {
  if (command === "build") refuseFaults();
  return {
    plugins: [media, reactRouter()],
    css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName } },
    define: { __FILE_DATES__: JSON.stringify(fileDates()) },
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      // precompress.ts reads from it which scripts a page can fetch.
      manifest: true,
      // The viewer of the tour, which only a visitor who starts it fetches.
      chunkSizeWarningLimit: 700,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, first] } } } } },
      ssr: command === "build" ? { build: { rolldownOptions: { external: serverOnly } } } : {},
    },
  };
});
