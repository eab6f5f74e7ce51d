import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// Server-only modules stay outside the server bundle: the server, the pages and the command line
// then share one instance of each (one database, one picture store).
const serverOnly = /^#(env|log)$|^#(data|leads|photos)\/.*\.server\.ts$/;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    ssr: command === "build" ? { build: { rolldownOptions: { external: serverOnly } } } : {},
  },
}));
