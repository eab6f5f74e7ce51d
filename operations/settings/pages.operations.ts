import { z } from "zod";
import { isOn, switches } from "#content/is-on.ts";
import { pageLabel } from "#content/navigation.ts";
import { readGymContent } from "#db/readers/gym.server.ts";
import { announcement } from "#operations/collections/announcement.collection.ts";
import { cellText } from "#operations/collections/collection.ts";
import { pagesOff } from "#operations/collections/pages-off.collection.ts";
import { everyone, field, operation, owners, query } from "#operations/operation.ts";
import { applyRows, planRows } from "#operations/rows/plan-rows.ts";
import { withRow } from "#operations/rows/read-row.ts";
import { readRows } from "#operations/rows/table-rows.ts";

export const turnPage = operation({
  name: "pages.turn",
  title: "Turn a page on or off",
  summary: "Turns a page of the site, or a section of home, on or off.",
  desk: false,
  roles: owners,
  undo: "journal",
  input: z.object({
    page: field(z.string(), {
      label: "Page",
      placeholder: "PAGE",
      choices: switches.map((name) => [name, pageLabel(name)] as const),
    }),
    to: field(z.enum(["on", "off"]), {
      label: "State",
      choices: [
        ["on", "On"],
        ["off", "Off"],
      ],
    }),
  }),
  cli: {
    args: ["page", "to"],
    about: "A page that is off answers 'not found', and no menu, link or search engine leads to it.",
    examples: [
      ["pages turn /partners off", ""],
      ["pages turn '/#tour' off", "a section of home"],
    ],
  },
  async plan({ site }, { page, to }) {
    const others = (await readRows(site, pagesOff)).filter((row) => row["page"] !== page);
    const withPage = withRow(pagesOff, others, { page }).rows;
    const change = await planRows(site, pagesOff, to === "off" ? withPage : others);
    const linking =
      to === "off"
        ? (await readRows(site, announcement)).filter(
            (row) => !isOn(cellText(row["link_url"]), { off: [page], added: [] }),
          )
        : [];
    const cells = [{ label: "On the site", from: to === "off" ? "on" : "off", to }];
    return {
      ...change,
      page: "/",
      lines: change.isEmpty ? [] : [{ sign: "~" as const, title: pageLabel(page), cells }],
      warnings: linking.map(
        (row) => `The announcement '${cellText(row["words"])}' loses its link to ${pageLabel(page)}`,
      ),
    };
  },
  apply: applyRows,
  // The site of this process shows it at once.
  after: async ({ site }) => void (await readGymContent(site).catch(() => undefined)),
  describe: (_, { page, to }) => `Turned ${to} ${pageLabel(page)}`,
});

export const listPages = query({
  name: "pages.list",
  summary: "Lists what can be turned on and off: pages, and sections of home.",
  roles: everyone,
  input: z.object({}),
  cli: { examples: [["pages list", ""]] },
  async read({ site }) {
    const off = (await readRows(site, pagesOff)).map((row) => row["page"]);
    return switches.map((page) => ({
      page,
      label: pageLabel(page),
      state: off.includes(page) ? "off" : "on",
    }));
  },
});
