import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The site map is small: every route is known to the browser with the first page, no lookups on hover.
  routeDiscovery: { mode: "initial" },
  // One module per page: the late start (server/pages/finish-page.ts) loads each as a whole.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => slimManifest(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

const BEFORE = "window.__reactRouterManifest=";

/** What the browser asks of the site map: what is not there counts as no, and slim-router.ts preloads nothing. */
function slimManifest(folder: string) {
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = name && readFileSync(join(folder, name), "utf8");
  if (!name || !text?.startsWith(BEFORE)) throw new Error("The router's manifest has changed its form.");
  const small = JSON.stringify(JSON.parse(text.slice(BEFORE.length, -1)), (key, value: unknown) =>
    value === false || key === "imports" || key === "css" ? undefined : value,
  );
  writeFileSync(join(folder, name), `${BEFORE}${small};`);
}
