import type { LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { csvFile } from "#operations/sheets/csv.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { collectionFor } from "./collection-for.server.ts";

/** As `gym … export`. */
export async function loader(args: LoaderFunctionArgs) {
  const collection = await collectionFor(args);
  const rows = await readRows(siteDatabase(), collection);
  return new Response(csvFile(collection.columns, rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${collection.screen.path}.csv"`,
    },
  });
}
