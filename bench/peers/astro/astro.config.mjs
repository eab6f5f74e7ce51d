import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { scopedName } from "../../../ui/scoped-name.ts";

export default defineConfig({
  integrations: [react()],
  devToolbar: { enabled: false },
  publicDir: "../../../public",
  // As ours: the styles inside the page, which the first paint then doesn't wait for.
  build: { format: "file", inlineStylesheets: "always" },
  vite: {
    css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: scopedName } },
    // The site's components outside this folder use this folder's React.
    resolve: { dedupe: ["react", "react-dom"] },
  },
});
