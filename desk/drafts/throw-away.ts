import { redirect, type ActionFunctionArgs } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { dropDraft } from "#auth/drafts.server.ts";
import { deskPage, readOrigin, signedIn } from "#desk/sign-in/visit.server.ts";
import { readForm } from "#desk/frame/form.server.ts";

/** The form then shows the saved data again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const address = String((await readForm(request)).get("address") ?? "");
  await dropDraft(leadsDatabase(), context.get(signedIn).session, address);
  return redirect(deskPage(address, readOrigin(context)) ?? "/desk", 303);
}
