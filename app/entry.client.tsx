import type { ComponentType } from "react";
import { behaviors } from "./behaviors.ts";
import { wakeIslands } from "#ui/wake.ts";

// All the script that a page begins with: the behaviors that need no React, and the waking of the islands that do.

const islands = import.meta.glob<{ default: ComponentType<object> }>("./*/*.island.tsx");

// Before the behaviors, one of which may press what is in an island.
wakeIslands((name) => islands[`./${name}.island.tsx`]);

for (const element of document.querySelectorAll<HTMLElement>("[data-behavior]")) {
  for (const name of element.dataset.behavior?.split(" ") ?? []) behaviors[name]?.(element);
}

if (import.meta.hot) {
  // The router's own refresh asks its browser half, which we do without, and what only the server draws needs a reload.
  let reload: ReturnType<typeof setTimeout> | undefined;
  Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } });
  import.meta.hot.on("react-router:hmr", () => (reload = setTimeout(() => location.reload(), 100)));
  import.meta.hot.on("vite:beforeUpdate", () => clearTimeout(reload));
}
