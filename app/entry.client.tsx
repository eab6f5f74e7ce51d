import type { ComponentType } from "react";
import { behaviors } from "./behaviors.ts";
import { wakeIslands } from "#ui/wake.ts";

// The entry script of every page. It contains no React.

const islands = import.meta.glob<{ default: ComponentType<object> }>("./*/*.island.tsx");

// Runs before the behaviors, since a behavior may click a button in an island.
wakeIslands((name) => islands[`./${name}.island.tsx`]);

for (const element of document.querySelectorAll<HTMLElement>("[data-behavior]")) {
  for (const name of element.dataset.behavior?.split(" ") ?? []) behaviors[name]?.(element);
}

if (import.meta.hot) {
  // The router's hot reload expects its client router, which this site does not use: reload instead.
  let reload: ReturnType<typeof setTimeout> | undefined;
  Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } });
  import.meta.hot.on("react-router:hmr", () => (reload = setTimeout(() => location.reload(), 100)));
  import.meta.hot.on("vite:beforeUpdate", ({ updates }) => {
    clearTimeout(reload);
    // One link has the styles of the whole page; Vite looks for a link to the file itself.
    if (updates.some(({ path }) => path.endsWith(".css"))) reload = setTimeout(() => location.reload(), 100);
  });
}
