import type { RouterContextProvider } from "react-router";
import { siteDatabase, inPreview } from "#db/drivers/database.server.ts";
import type { Edit } from "#operations/changes/edit.ts";
import { withChange } from "#operations/changes/preview.ts";
import { deskVisit } from "#auth/desk-visit.server.ts";

/** A page of the site as visitors would see it with this change. Nothing of the change stays. */
export async function seeFirst(
  context: Readonly<RouterContextProvider>,
  edit: Edit,
  page: string,
): Promise<string> {
  const { seePage, allowedStyles } = context.get(deskVisit);
  const { html, styles } = await withChange(siteDatabase(), edit, (changed) =>
    inPreview(changed, () => seePage(page)),
  );
  allowedStyles.push(...styles);
  return html;
}
