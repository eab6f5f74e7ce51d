import type { Family } from "#cli/command.ts";
import { answered } from "./leads-answered.ts";
import { erase } from "./leads-erase.ts";
import { exportLeads } from "./leads-export.ts";
import { list } from "./leads-list.ts";
import { release, retry, spam } from "./leads-send.ts";
import { show } from "./leads-show.ts";

export const leads: Family = {
  summary: "Messages from the site's forms.",
  about:
    "Each message is in one of six states: waiting (on its way), delivered, failed (given up after three days), " +
    "stopped (the receiver wants no more), quarantined (held back: a robot's doing), kept (no receiver was set). " +
    "What looks like spam and may be a person's is delivered, and marked: (spam?).",
  commands: { list, show, export: exportLeads, answered, retry, release, spam, erase },
};
