import { Outlet, type MiddlewareFunction } from "react-router";
import { refuse } from "#desk/sign-in/refuse.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";

/** Owners only: routes below refuse staff, whatever they post. */
export const middleware: MiddlewareFunction<Response>[] = [
  async (args, next) => {
    const { role } = args.context.get(signedIn).person;
    if (role !== "owner") await refuse(args, new URL(args.request.url).pathname);
    return next();
  },
];

/** Middleware runs only on routes with a loader. */
export function loader() {
  return null;
}

export default function Owners() {
  return <Outlet />;
}
