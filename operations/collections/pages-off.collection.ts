import { switches } from "#content/is-on.ts";
import { owners } from "#operations/operation.ts";
import { InvalidCell } from "./cells.ts";
import { byColumns, collection } from "./collection.ts";

/** Pages and sections of home that are turned off. `gym pages turn` changes them. */
export const pagesOff = collection({
  name: "pages-off",
  one: "page that is off",
  many: "pages that are off",
  table: "pages_off",
  key: "page",
  roles: owners,
  columns: [
    {
      name: "page",
      label: "Page",
      help: "its address, or a section of home like /#tour",
      required: true,
      read: readPage,
    },
  ],
  order: byColumns("page"),
});

function readPage(text: string): string {
  if (!switches.includes(text)) throw new InvalidCell(`this site has no page '${text}' to turn off`);
  return text;
}
