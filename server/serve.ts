import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { oldAddresses } from "#content/old-addresses.ts";
import { brand } from "#content/site.ts";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { DatabaseRefused } from "#db/drivers/engine.ts";
import { visits } from "#db/visits/visit-counts.server.ts";
import { env } from "#config/env.server.ts";
import { startDelivery } from "#leads/delivery/lead-delivery.server.ts";
import { leadMetrics, undeliveredLeads } from "#leads/lead-metrics.server.ts";
import { log, output } from "#config/log.server.ts";
import { checkPictureStore } from "#pictures/store/picture-store.server.ts";
import { stopWarming, warmPictures } from "#pictures/sizes/warm-pictures.server.ts";
import { createDesk } from "#server/desk/desk.ts";
import { clientOf } from "./client.ts";
import { deskAnswers } from "#server/desk/desk-answers.ts";
import { hasOwner } from "#auth/people.server.ts";
import { answers } from "./answers.ts";
import { guard, limits } from "./limits.ts";
import { Metrics } from "./metrics.ts";
import { faultsOf, leadingNowhere } from "./old-addresses.ts";
import { PageCache } from "#server/pages/page-cache.ts";
import { renderer } from "#server/pages/render.ts";
import { inTurn, seeNewcomer } from "./fair-queue.ts";
import { sendBusy, sendText } from "./send.ts";
import { createSite } from "./site.ts";
import { itsTurn, MOST_SOCKETS } from "./sockets.ts";
import { pathsOf, siteRoutes } from "#server/pages/site-routes.ts";
import { SPECULATION_RULES, speculationRules } from "#server/pages/speculation-rules.ts";
import { loadStaticFiles, prepareText } from "#server/pages/static-files.ts";
import { TooBusy } from "#server/pages/concurrency-limit.ts";

const GRACE_MS = 10_000;

const databases = [...new Set([siteDatabase(), leadsDatabase()])];
for (const one of databases) {
  await one.ready().catch((error: unknown) => {
    if (error instanceof DatabaseRefused) {
      console.error(error.message);
      process.exit(1);
    }
    log.error({ err: error }, "the database does not answer; pages go out without what it holds");
  });
}
const unwritable = leadsDatabase().readOnly()?.why;
if (unwritable) console.error(unwritable);

if (env.STORAGE_URL) {
  await checkPictureStore().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

const build = join(import.meta.dirname, "../build");
const serverBuild = (await import(join(build, "server/index.js"))) as ServerBuild;
const routeOf = siteRoutes(serverBuild);
const isPage = (pathname: string) => routeOf(pathname).standIn === null;
const faults = faultsOf(oldAddresses, isPage);
if (faults.length > 0) {
  console.error(["content/old-addresses.ts can't be used:", ...faults].join("\n  "));
  process.exit(2);
}
for (const address of leadingNowhere(oldAddresses, isPage)) {
  log.warn(
    { address },
    "an old address leads to a page that is gone; take its line out of content/old-addresses.ts",
  );
}

const staticFiles = loadStaticFiles(join(build, "client"));
staticFiles.set(
  SPECULATION_RULES,
  prepareText(speculationRules(serverBuild), "application/speculationrules+json"),
);

const cache = new PageCache();
const metrics = new Metrics();
const render = renderer({ ...serverBuild, allowedActionOrigins: [new URL(env.SITE_URL).host] });
const desk = createDesk(join(build, "desk"), render);
const answer = answers({
  staticFiles,
  site: createSite({
    routeOf,
    render,
    cache,
    metrics,
    origins: [new URL(env.SITE_URL).origin],
  }),
  cache,
  metrics,
  desk: env.DESK_PORT === undefined ? desk : null,
  leads: {
    metrics: () => leadMetrics(leadsDatabase()),
    failed: () => undeliveredLeads(leadsDatabase()),
  },
});

function serverOf(answer: (request: IncomingMessage, response: ServerResponse) => Promise<string>): Server {
  const server = createServer(limits, async (request, response) => {
    if (!response.socket) await itsTurn(response);
    inTurn(clientOf(request).address, () => {
      if (!request.socket.destroyed) void answerAndTell(request, response);
    });
  });

  async function answerAndTell(request: IncomingMessage, response: ServerResponse) {
    const started = performance.now();
    const route = await answer(request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return "(gone)";
      if (error instanceof TooBusy && !response.headersSent) return sendBusy(response);
      log.error({ err: error }, "a request failed");
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Something broke on our side. Please try again, or call us.\n");
      return "(failed)";
    });
    const ms = Math.round((performance.now() - started) * 10) / 10;
    metrics.countRequest(route, response.statusCode);
    log.info({ method: request.method, route, status: response.statusCode, ms }, "request");
  }

  server.on("connection", seeNewcomer);
  guard(server);
  return server;
}

const server = serverOf(answer);
const deskServer = env.DESK_PORT === undefined ? null : serverOf(deskAnswers(desk, staticFiles));

const delivery = startDelivery({ database: leadsDatabase(), env, log });

for (const each of [server, deskServer]) {
  each?.on("error", (error: NodeJS.ErrnoException & { port?: number }) => {
    const isDesk = each === deskServer;
    const taken = `Port ${error.port} is taken. Stop what uses it, or choose another`;
    const other = isDesk ? "in DESK_PORT" : "PORT=3001 npm start";
    console.error(error.code === "EADDRINUSE" ? `${taken}: ${other}` : error.message);
    process.exit(1);
  });
}

const addressOf = (of: Server) =>
  `http://${env.HOST === "127.0.0.1" ? "localhost" : env.HOST}:${(of.address() as AddressInfo).port}`;

deskServer?.listen({ port: env.DESK_PORT, host: env.HOST }, () => {
  output.write(`The desk is at ${addressOf(deskServer)}/desk\n`);
});

server.listen({ port: env.PORT, host: env.HOST, backlog: MOST_SOCKETS }, () => {
  const url = addressOf(server);
  log.info({ url }, "listening");
  output.write(`${brand.name} is open at ${url}\n`);
  void sayHowToGetIn();
  warmPages()
    .catch((error: unknown) => log.warn({ err: error }, "could not make the pages once"))
    .then(warmPictures)
    .catch((error: unknown) => log.warn({ err: error }, "could not warm the pictures"));
});

/** The first render of a page compiles what it needs and takes up to three times as long as the next: not while a visitor waits. */
async function warmPages() {
  for (const path of pathsOf(serverBuild).filter(isPage)) {
    if (stopping) return;
    await render(new Request(new URL(path, env.SITE_URL)));
  }
}

async function sayHowToGetIn() {
  if (await hasOwner(leadsDatabase()).catch(() => true)) return;
  output.write("Nobody has a key to the desk yet: npm run gym -- desk invite you@example.com --role owner\n");
}

let stopping = false;

/** Finishes what has begun: requests, deliveries, and then the database. */
async function stop(reason: string) {
  if (stopping) return;
  stopping = true;
  log.info({ reason }, "stopping");
  setTimeout(() => process.exit(0), GRACE_MS).unref();
  stopWarming();
  desk.stop();
  const servers = [server, ...(deskServer ? [deskServer] : [])];
  const closed = Promise.all(servers.map((each) => new Promise((resolve) => each.close(resolve))));
  // Whoever is being answered falls idle a moment later, and would else be waited for until the grace is over.
  const sweep = setInterval(() => servers.forEach((each) => each.closeIdleConnections()), 100);
  await Promise.all([closed, delivery.stop()]);
  clearInterval(sweep);
  await visits.write();
  await Promise.all(databases.map((one) => one.close()));
  process.exit(0);
}

process.on("SIGTERM", () => void stop("SIGTERM"));
process.on("SIGINT", () => void stop("SIGINT"));
process.on("disconnect", () => void stop("the process that started this one is gone"));
