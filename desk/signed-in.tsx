import { Outlet, useLoaderData, type LoaderFunctionArgs, type MiddlewareFunction } from "react-router";
import { leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { draftAt, dropDraft } from "#auth/drafts.server.ts";
import { findEntry, undoableIn } from "#operations/journal/audit-log.ts";
import { countOpen } from "#leads/lead-queries.server.ts";
import { readAddress, signInFirst } from "#desk/drafts/sign-in-first.server.ts";
import { signedIn, findVisitor } from "#desk/sign-in/visit.server.ts";
import { newOnce } from "#desk/frame/once.server.ts";
import { ErrorPage } from "#desk/frame/error-page.tsx";
import { Frame } from "#desk/frame/frame.tsx";

/** Routes below need a sign-in, for pages and posts alike. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    const visitor = await findVisitor(request, context);
    if (!visitor) throw await signInFirst(request, context);
    if (visitor === "guessing") return new Response("Wait ten minutes, then try again.\n", { status: 429 });
    context.set(signedIn, visitor);
    // A draft that was sent again is no longer needed.
    if (request.method === "POST") await dropDraft(leadsDatabase(), visitor.session, readAddress(request));
    return next();
  },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { person, session } = context.get(signedIn);
  const address = readAddress(request);
  const { pathname, searchParams } = new URL(request.url);
  const [draft, saved, open] = await Promise.all([
    draftAt(leadsDatabase(), session, address),
    readSaved(searchParams.get("done") ?? ""),
    countOpen(leadsDatabase()),
  ]);
  return {
    person: person.id,
    name: person.name,
    path: pathname,
    address,
    draft,
    saved,
    open,
    once: newOnce(),
  };
}

/** The audit entry of what was just saved. */
async function readSaved(id: string) {
  const entry = /^[0-9a-f-]{36}$/.test(id) ? await findEntry(siteDatabase(), id) : null;
  if (!entry || entry === "several") return null;
  const undoable = await undoableIn(siteDatabase(), [entry.id]);
  return { id, sentence: entry.sentence, canUndo: entry.undone_at === null && undoable.has(entry.id) };
}

/** Keeps the menu, unless this loader failed. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const visit = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>> | undefined;
  if (!visit) return <ErrorPage error={error} />;
  const { person, name, path, open } = visit;
  return (
    <Frame person={person} name={name} path={path} open={open}>
      <ErrorPage error={error} />
    </Frame>
  );
}

export default function SignedIn() {
  const { person, name, path, open } = useLoaderData<typeof loader>();
  return (
    <Frame person={person} name={name} path={path} open={open}>
      <Outlet />
    </Frame>
  );
}
