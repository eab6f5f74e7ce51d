import type { Plugin } from "vite";
import { pageMeta } from "./content/page-meta.ts";

const router = "react-router/dist/production/lib/";

/** Two parts of the router that this site never calls, kept out of the browser: 2 KB of every first visit. */
const unused: Record<string, string> = {
  [`${router}router/instrumentation.js`]: `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = {};`,
  [`${router}dom/ssr/fog-of-war.js`]: `
    export const URL_LIMIT = 0;
    export const getManifestPath = () => "";
    export const getPartialManifest = () => ({});
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = async () => false;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};`,
};

/** Vite's helper in brief: a later part waits for its own style files, as the tour does for the panorama viewer's. */
const stylesFirst = `
  const asked = {};
  const style = (file) => asked[file] ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/" + file;
    link.onload = link.onerror = done;
    document.head.append(link);
  });
  export const __vitePreload = (load, files = []) =>
    files.length ? Promise.all(files.map(style)).then(load) : load();`;

/** A version of the router that moves or renames them fails the build here. */
export const slimRouter: Plugin = {
  name: "slim-router",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (this.environment.name !== "client") return null;
    if (id.endsWith("vite/preload-helper.js")) return { code: stylesFirst, map: null };
    const path = Object.keys(unused).find((end) => id.endsWith(end));
    if (!path) return null;
    const stub = unused[path]!;
    const names =
      /export \{([^}]+)\}/
        .exec(code)?.[1]
        ?.split(",")
        .map((name) => name.trim()) ?? [];
    const missing = names.filter((name) => !stub.includes(`const ${name} `));
    if (names.length === 0 || missing.length > 0) throw new Error(`${path} has changed: ${missing.join()}`);
    return { code: stub, map: null };
  },
};

/** Each page brings its own title and description to the browser, not everybody's. */
export const ownMeta: Plugin = {
  name: "own-meta",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (this.environment.name !== "client" || !id.includes("/app/pages/")) return null;
    const all: Record<string, object> = pageMeta;
    return {
      code: code.replace(/\bpageMeta\["([^"]+)"\]/g, (_, path: string) => JSON.stringify(all[path])),
      map: null,
    };
  },
};
