import { z } from "zod";
import { readGym } from "#db/readers/gym.server.ts";
import { field, owners, query, type Stores } from "#operations/operation.ts";
import { checkConfiguration } from "./check-configuration.ts";
import { checkContent } from "./check-content.ts";
import { checkDelivery } from "./check-delivery.ts";
import { checkLinks } from "./check-links.ts";
import { checkMachine } from "./check-machine.ts";
import { checkSample } from "./check-sample.ts";
import { checkDatabase, checkPictures } from "./check-stores.ts";
import type { Finding } from "./finding.ts";

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
      ["doctor", "looks, and changes nothing"],
      ["doctor --send", "tries the webhook and the e-mail for real"],
      ["doctor --json", "for a program: every row, picture and file by itself"],
    ],
  },
  /** The findings of each check, as soon as it is done. */
  read: async (stores, { send = false, offline = false }) => ({ parts: checkAll(stores, send, offline) }),
});

async function* checkAll(stores: Stores, send: boolean, offline: boolean): AsyncGenerator<Finding[]> {
  yield await checkConfiguration();
  yield checkContent(await accessNow(stores));
  yield await checkDatabase();
  yield await checkPictures();
  yield await checkDelivery(send);
  yield await checkMachine();
  if (!offline) yield await checkLinks();
  yield await checkSample();
}

/** What the gym has set; where that can't be read, what content/ says: the check of the stores says why. */
async function accessNow({ site }: Stores) {
  return readGym(site).then(
    ({ access }) => access,
    () => undefined,
  );
}
