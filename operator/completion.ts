import { Fault } from "./fault.ts";
import type { Command } from "./command.ts";
export const completion: Command = {
  summary: "",
  examples: [],
  run: async () => {
    throw new Fault("This command is not ready yet.", "Nothing was changed.");
  },
};
