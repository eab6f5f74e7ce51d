import { isOpenStep } from "./open-step.ts";

/** A page that was loaded anew while its lightbox was open has the step still, and no lightbox. */
export default function leftStep() {
  if (isOpenStep()) history.back();
}
