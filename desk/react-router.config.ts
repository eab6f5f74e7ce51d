import type { Config } from "@react-router/dev/config";

// A build of its own, beside the visitors': nothing of the desk can get into their pages, scripts or styles.
export default {
  appDirectory: ".",
  buildDirectory: "../build/desk",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
