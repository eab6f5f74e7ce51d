import { renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { CADDY, startCaddy, TOO_MUCH } from "#test/outside/caddy.ts";
import { ask, lead, SITE } from "#test/support/ask-proxy.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { startServer } from "#test/support/start-server.ts";

// deploy/Caddyfile in front of three servers.

async function threeServers() {
  const dataDir = ownFolder();
  const env = { DATA_DIR: dataDir, SITE_URL: `https://${SITE}`, TRUST_PROXY: "1" };
  // Loopback addresses, because the site answers to other addresses only with its host name.
  const hosts = ["127.9.0.1", "127.9.0.2", "127.9.0.3"];
  const servers = await Promise.all(hosts.map((HOST) => startServer({ ...env, HOST })));
  const caddy = await startCaddy(servers.map(({ url }) => new URL(url).host));
  onTestFinished(async () => {
    await caddy.stop();
    await Promise.all(servers.map((server) => server.stop()));
  });
  return { dataDir, servers, url: caddy.url };
}

describe.runIf(CADDY.isHere())("Caddy in front of three servers", () => {
  test("pages and messages go to a running server; if all are down, visitors get instructions", async () => {
    const { servers, url } = await threeServers();
    await servers[0]!.kill();
    for (let i = 0; i < 6; i++) expect((await ask(url)).status).toBe(200);
    // Until Caddy notices, a message may be sent to the stopped server.
    await expect
      .poll(() => ask(`${url}/contact`, lead("to whoever is there")))
      .toMatchObject({ status: 303 });
    await Promise.all(servers.slice(1).map((server) => server.kill()));
    for (const body of [undefined, lead("is anybody there?")]) {
      const answer = await ask(`${url}/contact`, body);
      expect(answer).toEqual({ status: 503, text: expect.stringContaining("send it again") });
    }
  });

  test("pages are served while the database is down", async () => {
    const { dataDir, servers, url } = await threeServers();
    const countChecks = () =>
      servers.map(({ log }) => log.filter((line) => /"\/(health|ready)z"/.test(line)).length);
    renameSync(join(dataDir, "site.sqlite"), join(dataDir, "site.sqlite.away"));
    const before = countChecks();
    // One check may have started before.
    await expect.poll(() => countChecks().every((count, at) => count >= before[at]! + 2)).toBe(true);
    for (const path of ["/", "/pricing"]) expect((await ask(url + path)).status).toBe(200);
  });

  test("a rate-limited client gets its own message", async () => {
    const { url } = await threeServers();
    const answer = await ask(url + TOO_MUCH, lead("once more"));
    expect(answer).toEqual({ status: 429, text: expect.stringContaining("it was not received") });
  });

  test("an oversized body is refused by the site itself", async () => {
    const { url } = await threeServers();
    const large = await ask(`${url}/contact`, lead("x".repeat(2_000_000)));
    expect(large).toEqual({ status: 413, text: expect.stringContaining("Shorten it") });
  });
});
