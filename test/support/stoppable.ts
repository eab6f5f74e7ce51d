import { renameSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./fresh-database.ts";
import { openGate } from "./gate.ts";

/** The environment of a server on this place, and functions to stop and start its database. */
export async function stoppable(place: Place) {
  if (!place.databaseUrl) {
    const file = join(place.dataDir, "site.sqlite");
    return {
      env: place.env,
      stop: () => renameSync(file, `${file}.away`),
      start: () => renameSync(`${file}.away`, file),
      mute: () => renameSync(file, `${file}.away`),
      close: async () => {},
    };
  }
  const url = new URL(place.databaseUrl);
  const gate = await openGate({ host: url.hostname, port: Number(url.port) });
  url.port = String(gate.port);
  const env = { ...place.env, DATABASE_URL: url.href };
  return { env, stop: gate.shut, mute: gate.mute, start: gate.open, close: gate.close };
}
