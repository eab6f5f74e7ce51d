import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { env } from "#env";
import { log } from "#log";
import { addressOf } from "./addresses.ts";
import { Metrics } from "./metrics.ts";
import { PageCache } from "./page-cache.ts";
import { renderer } from "./render.ts";
import { sendContent, sendText } from "./send.ts";
import { createSite } from "./site.ts";
import { siteRoutes } from "./site-routes.ts";
import { loadStaticFiles } from "./static-files.ts";

const root = join(import.meta.dirname, "..");
const build = (await import(join(root, "build/server/index.js"))) as ServerBuild;

const staticFiles = loadStaticFiles(join(root, "build/client"));
const cache = new PageCache();
const metrics = new Metrics();
const routeOf = siteRoutes(build);
const siteOrigin = new URL(env.SITE_URL).origin;
const site = createSite({
  routeOf,
  render: renderer({ ...build, allowedActionOrigins: [new URL(siteOrigin).host] }),
  cache,
  metrics,
  origins: [siteOrigin],
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<string> {
  const url = addressOf(request.url, request.headers.host);
  if (!url) {
    sendText(response, 400, "That address can't be read. Please check it and try again.\n");
    return "(malformed)";
  }
  const { pathname } = url;
  if (pathname === "/healthz") {
    sendText(response, 200, "ok\n");
    return pathname;
  }
  const file = staticFiles.get(pathname);
  if (file && (request.method === "GET" || request.method === "HEAD")) {
    const life = file.immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600";
    sendContent(request, response, {
      status: 200,
      headers: { "content-type": file.type, "cache-control": life },
      etag: file.etag,
      bodies: file.bodies,
    });
    return "(static)";
  }
  return site(request, response, url);
}

const server = createServer((request, response) => {
  const started = performance.now();
  answer(request, response)
    .catch((error: unknown) => {
      log.error({ err: error }, "a request failed");
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Something broke on our side. Please try again, or call us.\n");
      return "(failed)";
    })
    .then((route) => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      metrics.countRequest(route, response.statusCode);
      log.info({ method: request.method, route, status: response.statusCode, ms }, "request");
    });
});

server.headersTimeout = 10_000;
server.requestTimeout = 20_000;
server.keepAliveTimeout = 65_000;
server.maxHeadersCount = 100;

server.listen(env.PORT, env.HOST, () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://${env.HOST === "127.0.0.1" ? "localhost" : env.HOST}:${port}`;
  log.info({ url }, "listening");
  process.stdout.write(`Evo Fitness is open at ${url}\n`);
});

async function stop(signal: string) {
  log.info({ signal }, "stopping: finishing what has begun");
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 10_000).unref();
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
process.once("disconnect", () => stop("disconnect"));
