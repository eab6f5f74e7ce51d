import { behaviors } from "./behaviors.ts";
import { forgetSent } from "./drafts/drafts.behavior.ts";
import { endBusy, noteLink, showBusy, showLoading } from "./frame/busy.ts";

// All the script of the desk. Only passkeys need it.
for (const element of document.querySelectorAll<HTMLElement>("[data-behavior]")) {
  for (const name of element.dataset.behavior?.split(" ") ?? []) behaviors[name]?.(element);
}
if (!document.querySelector("[data-person]")) forgetSent();
addEventListener("submit", showBusy);
addEventListener("click", noteLink);
addEventListener("beforeunload", showLoading);
addEventListener("pageshow", endBusy);
