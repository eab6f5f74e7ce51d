import type { Stores } from "#operations/operation.ts";

// Loaded on first use: `gym help` needs neither an environment nor a database.

let opened: Stores | undefined;

/** The stores that the environment names. If a command opens the databases itself, they are not opened here. */
export async function openStores(isReady: boolean): Promise<Stores> {
  const { env } = await withAdvice(() => import("#config/env.server.ts"));
  const { log } = await import("#config/log.server.ts");
  // On a terminal, log lines would mix with the output.
  log.level = "silent";
  const { leadsDatabase, siteDatabase } = await import("#db/drivers/database.server.ts");
  const { pictureStore } = await import("#pictures/store/picture-store.server.ts");
  const { prepareStores } = await import("#operations/stores.ts");
  const { sitePages } = await import("./site-pages.ts");
  opened = {
    site: siteDatabase(),
    leads: leadsDatabase(),
    pictures: pictureStore,
    env,
    seePage: sitePages(env.SITE_URL),
  };
  return isReady ? prepareStores(opened) : opened;
}

export async function closeStores(): Promise<void> {
  if (!opened) return;
  const { closeDatabases } = await import("#operations/stores.ts");
  await closeDatabases(opened);
}

/** An invalid environment ends the program with one line per error and exit code 2. This adds what to do. */
export async function withAdvice<T>(load: () => Promise<T>): Promise<T> {
  const advise = () =>
    process.stderr.write(
      "Correct this where the site's environment is set: docs/operating.md lists all variables.\n",
    );
  process.once("exit", advise);
  try {
    return await load();
  } finally {
    process.off("exit", advise);
  }
}
