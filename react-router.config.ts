import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The site map is small: every route is known to the browser with the first page, no lookups on hover.
  routeDiscovery: { mode: "initial" },
  // One module per page: the late start (server/finish-page.ts) loads each as a whole.
  splitRouteModules: false,
} satisfies Config;
