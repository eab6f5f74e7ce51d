import { Outlet, useLoaderData, type MiddlewareFunction } from "react-router";
import { readAddress, signInFirst } from "#desk/drafts/sign-in-first.server.ts";
import { signedIn, findVisitor } from "#desk/sign-in/visit.server.ts";
import { ErrorPage, refusalIn } from "#desk/frame/error-page.tsx";
import { Frame } from "#desk/frame/frame.tsx";
import { loader } from "./signed-in.server.ts";

/** Routes below need a sign-in, for pages and posts alike. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    const visitor = await findVisitor(request, context);
    if (!visitor) throw await signInFirst(request, context);
    if (visitor === "guessing") return new Response("Wait ten minutes, then try again.\n", { status: 429 });
    context.set(signedIn, { ...visitor, page: readAddress(request) });
    return next();
  },
];

export { loader };

/** Keeps the menu, unless this loader failed. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const loaded = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>> | undefined;
  const visit = loaded ?? refusalIn(error)?.frame;
  if (!visit) return <ErrorPage error={error} />;
  const { person, name, path, open, isOwner } = visit;
  return (
    <Frame person={person} name={name} path={path} open={open} isOwner={isOwner}>
      <ErrorPage error={error} />
    </Frame>
  );
}

export default function SignedIn() {
  const { person, name, path, open, isOwner } = useLoaderData<typeof loader>();
  return (
    <Frame person={person} name={name} path={path} open={open} isOwner={isOwner}>
      <Outlet />
    </Frame>
  );
}
