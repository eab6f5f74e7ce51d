import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { fileDates } from "./file-dates.ts";
import { ownMeta, slimVendor } from "./slim-client.ts";

// Server-only modules stay outside the server bundle: the server, the pages and the command line
// then share one instance of each (docs/decisions/one-instance-of-server-modules.md).
const serverOnly = /^#(env|log)$|^#(data|leads|photos)\/.*\.server\.ts$/;

/** React and the router in one file: 6 KB less than in four, and the same for every page. */
const vendor = { name: "vendor", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ };

/** What stands around every page, with all that it uses: one file instead of two dozen crumbs. */
const frame = {
  name: "frame",
  test: /[\\/]app[\\/](frame[\\/](site-frame|pending-page|trouble|staffed-now|announcement-line)|ui[\\/]picture)\.tsx$/,
};
/** What nearly every page uses besides. */
const shared = { name: "shared", test: /[\\/](app|content|data)[\\/]/, minShareCount: 20 };

/** In development, too, pictures come from the picture store. */
const media: Plugin = {
  name: "media",
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { handleMedia } = await server.ssrLoadModule("/photos/sizes/media-handler.server.ts");
      if (!(await handleMedia(request, response))) next();
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), media, slimVendor, ownMeta, reactRouter()],
  define: { __FILE_DATES__: JSON.stringify(fileDates()) },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor, frame, shared] } } } },
    },
    ssr: command === "build" ? { build: { rolldownOptions: { external: serverOnly } } } : {},
  },
}));
