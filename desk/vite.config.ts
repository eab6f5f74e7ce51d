import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { scopedName } from "../ui/scoped-name.ts";

// Modules that the server process has loaded already, and the operations, stay outside the bundle.
const shared = /^#(config|operations)\/|^#(db|http|mail|leads|pictures|auth)\/.*\.server\.ts$/;

export default defineConfig(({ command }) => ({
  base: "/desk/",
  plugins: [reactRouter()],
  css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  environments: {
    ssr: command === "build" ? { build: { rolldownOptions: { external: shared } } } : {},
  },
}));
