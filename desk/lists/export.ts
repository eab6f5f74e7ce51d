import type { LoaderFunctionArgs } from "react-router";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { BOM, csvLines } from "#operations/sheets/csv.ts";
import { readRows } from "#operations/changes/edit.ts";
import { listFor } from "./list-for.server.ts";

/** As `gym … export`. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { name, subject } = listFor(params.list, context);
  const columns = subject.columns.map((column) => column.name);
  const rows = await readRows(siteDatabase(), subject);
  const lines = csvLines([columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))]);
  return new Response(BOM + lines, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
    },
  });
}
