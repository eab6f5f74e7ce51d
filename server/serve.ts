import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { hasOwner } from "#auth/people.server.ts";
import { env } from "#config/env.server.ts";
import { log, output } from "#config/log.server.ts";
import { oldAddresses } from "#content/old-addresses.ts";
import { brand } from "#content/site.ts";
import { leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { visits } from "#db/visits/visit-counts.server.ts";
import { pruneLogDaily } from "#operations/journal/prune-log.ts";
import { notifyNewMessage } from "#operations/notifications/notify-staff.ts";
import { readRestoredId, settleRestore } from "#operations/restore/restore-swap.ts";
import { finishFiles } from "#operations/pictures/finish-files.ts";
import { startDelivery } from "#leads/delivery/lead-delivery.server.ts";
import { onNewLead } from "#leads/post/lead-post.server.ts";
import { leadMetrics, undeliveredLeads } from "#leads/lead-metrics.server.ts";
import { stopWarming, warmPictures } from "#pictures/sizes/warm-pictures.server.ts";
import { checkPictureStore, pictureStore } from "#pictures/store/picture-store.server.ts";
import { builtDesk } from "#server/desk/desk-build.ts";
import { createDesk } from "#server/desk/desk.ts";
import { createDeskHandler } from "#server/desk/desk-handler.ts";
import { PageCache } from "#server/pages/page-cache.ts";
import { createRenderer } from "#server/pages/render.ts";
import { createRouteMatcher, listPages } from "#server/pages/site-routes.ts";
import { SPECULATION_RULES, speculationRules } from "#server/pages/speculation-rules.ts";
import { loadStaticFiles, prepareText } from "#server/pages/static-files.ts";
import { createHandler, withRequestLog } from "./handler.ts";
import { createLimitedServer, MAX_CONNECTIONS } from "./limits.ts";
import { Metrics } from "./metrics.ts";
import { checkRedirects, deadRedirects } from "./redirects.ts";
import { createSite } from "./site.ts";

const SHUTDOWN_TIMEOUT_MS = 10_000;

const databases = [...new Set([siteDatabase(), leadsDatabase()])];
for (const database of databases) {
  await database.ready().catch((error: unknown) => {
    if (error instanceof DatabaseRefused) {
      console.error(error.message);
      process.exit(1);
    }
    log.error({ err: error }, "the database does not answer; pages are served without its data");
  });
}
const readOnlyReason = leadsDatabase().readOnly()?.why;
if (readOnlyReason) console.error(readOnlyReason);

if (env.STORAGE_URL) {
  await checkPictureStore().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

const buildFolder = join(import.meta.dirname, "../build");
const build = (await import(join(buildFolder, "server/index.js"))) as ServerBuild;
const matchRoute = createRouteMatcher(build);
const isPage = (pathname: string) => matchRoute(pathname).notFoundPath === null;
const redirectErrors = checkRedirects(oldAddresses, isPage);
if (redirectErrors.length > 0) {
  console.error(["content/old-addresses.ts can't be used:", ...redirectErrors].join("\n  "));
  process.exit(2);
}
for (const address of deadRedirects(oldAddresses, isPage)) {
  log.warn(
    { address },
    "an old address leads to a page that no longer exists; remove its line from content/old-addresses.ts",
  );
}

const staticFiles = loadStaticFiles(join(buildFolder, "client"));
staticFiles.set(SPECULATION_RULES, prepareText(speculationRules(build), "application/speculationrules+json"));

const cache = new PageCache({ compressesAgain: env.WARM_UP === "on" });
const metrics = new Metrics();
const siteUrl = new URL(env.SITE_URL);
const render = createRenderer({ ...build, allowedActionOrigins: [siteUrl.host] });
const desk = createDesk(builtDesk(join(buildFolder, "desk")), render);
const site = createSite({ matchRoute, render, cache, metrics, allowedOrigins: [siteUrl.origin] });
const handleSite = createHandler({
  staticFiles,
  site,
  cache,
  metrics,
  desk: env.DESK_PORT === undefined ? desk : null,
  leads: {
    metrics: () => leadMetrics(leadsDatabase()),
    failed: () => undeliveredLeads(leadsDatabase()),
  },
});

const server = createLimitedServer(withRequestLog(handleSite, metrics));
const deskServer =
  env.DESK_PORT === undefined
    ? null
    : createLimitedServer(withRequestLog(createDeskHandler(desk, staticFiles), metrics));
const servers = [server, ...(deskServer ? [deskServer] : [])];

const delivery = startDelivery({ database: leadsDatabase(), env, log });
onNewLead((lead) => void notifyNewMessage(leadsDatabase(), env, lead));
await settleRestore(env.DATA_DIR, () => readRestoredId(siteDatabase()), { hasJustStarted: true }).catch(
  (error: unknown) => log.warn({ err: error }, "could not finish or undo an interrupted restore"),
);
finishFiles({ site: siteDatabase(), pictures: pictureStore }).catch((error: unknown) =>
  log.warn({ err: error }, "could not finish a change of pictures"),
);
const stopPruning = pruneLogDaily(
  () => ({ site: siteDatabase(), pictures: pictureStore }),
  (error) => log.warn({ err: error }, "could not prune the log"),
);

for (const each of servers) {
  each.on("error", (error: NodeJS.ErrnoException & { port?: number }) => {
    if (error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL") {
      console.error(
        `Environment: HOST: this machine has no address ${env.HOST}. Use 127.0.0.1 behind a proxy on this machine, or 0.0.0.0 for all addresses`,
      );
      process.exit(2);
    }
    const taken = `Port ${error.port} is taken. Stop what uses it, or choose another`;
    const setting = each === deskServer ? "in DESK_PORT" : "PORT=3001 npm start";
    console.error(error.code === "EADDRINUSE" ? `${taken}: ${setting}` : error.message);
    process.exit(1);
  });
}

function formatUrl(server: Server) {
  const { port } = server.address() as AddressInfo;
  return `http://${env.HOST === "127.0.0.1" ? "localhost" : env.HOST}:${port}`;
}

deskServer?.listen({ port: env.DESK_PORT, host: env.HOST }, () => {
  output.write(`The desk is at ${formatUrl(deskServer)}/desk\n`);
});

server.listen({ port: env.PORT, host: env.HOST, backlog: MAX_CONNECTIONS }, () => {
  const url = formatUrl(server);
  log.info({ url }, "listening");
  output.write(`${brand.name} is open at ${url}\n`);
  void explainFirstInvitation();
  const warmed = env.WARM_UP === "on" ? warmPages() : Promise.resolve();
  warmed
    .catch((error: unknown) => log.warn({ err: error }, "could not render the pages in advance"))
    .then(warmPictures)
    .catch((error: unknown) => log.warn({ err: error }, "could not make the picture sizes in advance"));
});

/** The first render of a page compiles its code and takes up to three times as long. */
async function warmPages() {
  for (const path of listPages(build).filter(isPage)) {
    if (stopping) return;
    await render(new Request(new URL(path, env.SITE_URL)));
  }
}

async function explainFirstInvitation() {
  if (await hasOwner(leadsDatabase()).catch(() => true)) return;
  output.write(
    "Nobody can sign in at the desk yet: npm run gym -- desk invite you@example.com --role owner\n",
  );
}

let stopping = false;

/** Finishes requests and deliveries, and then closes the database. */
async function stop(reason: string) {
  if (stopping) return;
  stopping = true;
  log.info({ reason }, "stopping");
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
  stopWarming();
  stopPruning();
  desk.stop();
  const closed = Promise.all(servers.map((each) => new Promise((resolve) => each.close(resolve))));
  // A connection becomes idle after its last response. Without this it would stay open until the timeout.
  const closeIdle = setInterval(() => servers.forEach((each) => each.closeIdleConnections()), 100);
  await Promise.all([closed, delivery.stop()]);
  clearInterval(closeIdle);
  await visits.write();
  await Promise.all(databases.map((database) => database.close()));
  process.exit(0);
}

process.on("SIGTERM", () => void stop("SIGTERM"));
process.on("SIGINT", () => void stop("SIGINT"));
process.on("disconnect", () => void stop("the parent process is gone"));
