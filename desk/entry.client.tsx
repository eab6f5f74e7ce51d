import { hands } from "./behaviors.ts";

// All the script of the desk: nothing needs it but taking a passkey.
for (const element of document.querySelectorAll<HTMLElement>("[data-hand]")) {
  for (const name of element.dataset.hand?.split(" ") ?? []) hands[name]?.(element);
}
