import { useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

type Hydrated = { Component: ComponentType<object>; props: object; onHydrated: () => void };

/** The only module of the entry script that imports React. It loads with the first island. */
export function hydrateIsland(element: HTMLElement, island: Hydrated) {
  hydrateRoot(element, <Hydrate {...island} />);
}

function Hydrate({ Component, props, onHydrated }: Hydrated) {
  useEffect(onHydrated, [onHydrated]);
  return <Component {...props} />;
}
