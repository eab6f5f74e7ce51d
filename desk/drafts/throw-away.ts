import { redirect, type ActionFunctionArgs } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { dropDraft } from "#auth/drafts.server.ts";
import { pageOfDesk, originOf, signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";

/** The form shows again what is saved. */
export async function action({ request, context }: ActionFunctionArgs) {
  const address = String((await fieldsOf(request)).get("address") ?? "");
  await dropDraft(leadsDatabase(), context.get(signedIn).session, address);
  return redirect(pageOfDesk(address, originOf(context)) ?? "/desk", 303);
}
