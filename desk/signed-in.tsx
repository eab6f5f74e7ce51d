import {
  Outlet,
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
} from "react-router";
import { signedIn, visitorOf } from "./door/visit.server.ts";
import { Frame } from "./frame/frame.tsx";

/** Nothing below answers to somebody who is not signed in: neither a page nor a post. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    const visitor = await visitorOf(request, context);
    if (!visitor) {
      const { pathname } = new URL(request.url);
      throw redirect(pathname === "/desk" ? "/desk/sign-in" : `/desk/sign-in?to=${pathname}`, 303);
    }
    if (visitor === "guessing") return new Response("Wait ten minutes, then try again.\n", { status: 429 });
    context.set(signedIn, visitor);
    return next();
  },
];

export function loader({ context, request }: LoaderFunctionArgs) {
  const { person } = context.get(signedIn);
  return { name: person.name, path: new URL(request.url).pathname };
}

export default function SignedIn() {
  const { name, path } = useLoaderData<typeof loader>();
  return (
    <Frame name={name} path={path}>
      <Outlet />
    </Frame>
  );
}
