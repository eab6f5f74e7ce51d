import { redirect } from "react-router";

/** Staff whose download was refused come here and see why (owners.tsx). Owners have no need of it. */
export function loader() {
  return redirect("/desk", 303);
}

export default function OwnersOnly() {
  return null;
}
