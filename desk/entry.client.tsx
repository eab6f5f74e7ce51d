import { behaviors } from "./behaviors.ts";

// All the script of the desk: nothing needs it but taking a passkey.
for (const element of document.querySelectorAll<HTMLElement>("[data-behavior]")) {
  for (const name of element.dataset.behavior?.split(" ") ?? []) behaviors[name]?.(element);
}
