import { z } from "zod";
import { field, owners, query, type Stores } from "#operations/operation.ts";
import { checkConfiguration } from "./check-configuration.ts";
import { checkContent } from "./check-content.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDelivery } from "./check-delivery.ts";
import { checkLinks } from "./check-links.ts";
import { checkMachine } from "./check-machine.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkSample } from "./check-sample.ts";
import type { Finding } from "./finding.ts";
import { checkPages } from "./pages/check-pages.ts";

export const checkHealth = query({
  name: "health.check",
  summary: "Checks everything, and says what is missing before going live.",
  roles: owners,
  input: z.object({
    send: field(z.boolean().optional(), {
      label: "Send",
      kind: "flag",
      help: "send a signed test to the webhook, and a test e-mail",
    }),
    offline: field(z.boolean().optional(), {
      label: "Offline",
      kind: "flag",
      help: "leave out the links and frames of other sites",
    }),
  }),
  unopened: true,
  cli: {
    command: "doctor",
    about:
      "Exit code 0 means ready, 1 not ready yet. BAD has to be fixed, SAMPLE has to be replaced by the gym's own " +
      "facts, and note is worth knowing. Run it with the same environment as the site.",
    examples: [
      ["doctor", "checks, and changes nothing"],
      ["doctor --send", "tries the webhook and the e-mail for real"],
      ["doctor --json", "for a program: lists every row, picture and file"],
    ],
  },
  /** The findings of each check, as soon as it is done. */
  read: async (stores, options) => ({ parts: checkAll(stores, options) }),
});

type Options = { send?: boolean | undefined; offline?: boolean | undefined };

const checks = [
  checkConfiguration,
  checkContent,
  checkDatabase,
  checkPictures,
  checkDelivery,
  checkMachine,
  checkLinks,
  checkSample,
  checkPages,
];

async function* checkAll(stores: Stores, options: Options): AsyncGenerator<Finding[]> {
  for (const check of checks) yield await Array.fromAsync(check(stores, options));
}
