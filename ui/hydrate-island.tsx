import { useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

/** The one place where React takes over markup of the server. Fetched with the first island that wakes. */
export function awaken(place: HTMLElement, Part: ComponentType<object>, props: object, awake: () => void) {
  hydrateRoot(place, <Awake Part={Part} props={props} awake={awake} />);
}

function Awake({ Part, props, awake }: { Part: ComponentType<object>; props: object; awake: () => void }) {
  useEffect(awake, [awake]);
  return <Part {...props} />;
}
