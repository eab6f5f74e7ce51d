import { data, Outlet, type MiddlewareFunction } from "react-router";
import { signedIn } from "./door/visit.server.ts";

/** What only an owner may do: nothing below answers to staff, whatever they post. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }, next) => {
    if (context.get(signedIn).person.role !== "owner") throw data(null, { status: 403 });
    return next();
  },
];

/** Middleware is asked wherever there is a loader. */
export function loader() {
  return null;
}

export default function Owners() {
  return <Outlet />;
}
