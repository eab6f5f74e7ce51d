import type { Config } from "@react-router/dev/config";

// A separate build, so that nothing from the desk gets into the public pages, scripts or styles.
export default {
  appDirectory: ".",
  buildDirectory: "../build/desk",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
