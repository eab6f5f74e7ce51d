import { data } from "react-router";
import type { Route } from "./+types/refused";

// The server sends a visitor here, without a redirect, whose request it can't take: too large, from another site.
export function loader({ params }: Route.LoaderArgs): never {
  const status = Number(params.status);
  throw data(null, { status: status >= 400 && status < 600 ? status : 404 });
}

export default function Refused() {
  return null;
}
