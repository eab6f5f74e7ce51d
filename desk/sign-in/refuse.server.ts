import { data, type LoaderFunctionArgs } from "react-router";
import { log } from "#config/log.server.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { listPeople } from "#auth/people.server.ts";
import { loader } from "#desk/signed-in.server.ts";
import { signedIn } from "./visit.server.ts";

/** What the error page needs: a refused request may not have run the loader of the frame. */
export type Refusal = { owners: string[]; frame: Awaited<ReturnType<typeof loader>> };

const DOWNLOAD = /\/(export|file)$/;

/** Logs by id that someone tried what only owners may do. */
export async function refuse(
  args: Pick<LoaderFunctionArgs, "request" | "context">,
  what: string,
): Promise<never> {
  log.warn({ person: args.context.get(signedIn).person.id, what }, "refused at the desk: for owners");
  const people = await listPeople(leadsDatabase());
  const owners = people.filter(({ role }) => role === "owner").map(({ name }) => name);
  // A route without a component can't show the error page.
  if (DOWNLOAD.test(new URL(args.request.url).pathname))
    throw new Response(`Only an owner may download this. Ask ${owners.join(" or ")} to do it for you.\n`, {
      status: 403,
    });
  const frame = await loader(args as LoaderFunctionArgs);
  throw data<Refusal>({ owners, frame }, { status: 403 });
}
