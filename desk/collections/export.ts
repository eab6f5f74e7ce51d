import type { LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { BOM, csvLines } from "#operations/sheets/csv.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { collectionFor } from "./collection-for.server.ts";

/** As `gym … export`. */
export async function loader(args: LoaderFunctionArgs) {
  const collection = await collectionFor(args);
  const columns = collection.columns.map((column) => column.name);
  const rows = await readRows(siteDatabase(), collection);
  const lines = csvLines([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]);
  return new Response(BOM + lines, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${collection.screen.path}.csv"`,
    },
  });
}
