import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { NGINX, startNginx } from "#test/outside/nginx.ts";
import { ask, lead, SITE } from "#test/support/ask-proxy.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { signInAs } from "#test/desk/staff.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { startServer } from "#test/support/start-server.ts";

// deploy/nginx.conf in front of three servers.

const root = join(import.meta.dirname, "../..");
async function threeServers(settings: Record<string, string>, roots = [root, root, root]) {
  const env = { SITE_URL: `https://${SITE}`, TRUST_PROXY: "1", ...settings };
  const servers = await Promise.all(roots.map((folder) => startServer(env, folder)));
  const nginx = await startNginx(
    servers.map(({ url }) => new URL(url).host.replace("localhost", "127.0.0.1")),
  );
  const stop = async () => {
    await nginx.stop();
    await Promise.all(servers.map((server) => server.stop()));
  };
  /** Statuses of simultaneous requests. */
  const statuses = async (path: string) => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(nginx.url + path)));
    return [...new Set(answers.map(({ status }) => status))];
  };
  return { servers, url: nginx.url, url6: nginx.url6, statuses, stop };
}

describe.runIf(NGINX.isHere())("nginx in front of three servers", () => {
  describe("that share a folder, and fail one after the other", () => {
    let shared: Awaited<ReturnType<typeof threeServers>>;
    let newer: ReturnType<typeof projectCopy>;
    let dataDir: string;
    beforeAll(async () => {
      newer = projectCopy();
      cpSync(join(root, "build"), join(newer.folder, "build"), { recursive: true });
      writeFileSync(join(newer.folder, "build/client/assets/newer-1.js"), "// of the newer version");
      dataDir = mkdtempSync(join(tmpdir(), "nginx-"));
      shared = await threeServers({ DATA_DIR: dataDir }, [root, newer.folder, root]);
    });
    afterAll(async () => {
      await shared.stop();
      newer.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });

    test("the bare domain redirects, over https too, and IPv6 works", async () => {
      const { url, url6 } = shared;
      for (const each of url6 ? [url, url6] : [url]) {
        expect((await ask(each)).status).toBe(200);
        const bare = await ask(`${each}/pricing?who=me`, undefined, { host: "example.com" });
        expect(bare).toMatchObject({ status: 301, location: `https://${SITE}/pricing?who=me` });
      }
    });

    test("during a rolling update, a file is served by a server that has it", async () => {
      const { statuses } = shared;
      expect(await statuses("/assets/newer-1.js")).toEqual([200]);
      expect(await statuses("/assets/nobodys.js")).toEqual([404]);
    });

    test("if one server is down, pages and messages go to the others", async () => {
      const { servers, url, statuses } = shared;
      await servers[0]!.kill();
      expect(await statuses("/")).toEqual([200]);
      const posts = Array.from({ length: 6 }, (_, i) =>
        ask(`${url}/contact`, lead(`to whoever is there ${i}`)),
      );
      expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(6).fill(303));
    });

    test("if all servers are down, visitors get instructions", async () => {
      const { servers, url } = shared;
      await Promise.all(servers.map((server) => server.kill()));
      for (const body of [undefined, lead("is anybody there?")]) {
        const answer = await ask(`${url}/contact`, body);
        expect(answer).toEqual({ status: 503, text: expect.stringContaining("send it again") });
      }
    });
  });

  describe("whose pictures are unavailable, with a high limit of messages", () => {
    let shared: Awaited<ReturnType<typeof threeServers>>;
    const dataDir = mkdtempSync(join(tmpdir(), "nginx-"));
    beforeAll(async () => {
      const STORAGE_URL = "s3://key:secret@127.0.0.1:9/away?tls=0";
      shared = await threeServers({ DATA_DIR: dataDir, LEAD_LIMIT: "1000", STORAGE_URL });
    });
    afterAll(async () => {
      await shared.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    test("an unavailable picture does not take pages down", async () => {
      const { statuses } = shared;
      expect(await statuses("/media/tour-images/image%201.webp?w=1920&f=jpeg")).toEqual([503]);
      expect(await statuses("/")).toEqual([200]);
    });

    test("staff may send large files to the desk, and visitors may not", async () => {
      const { url } = shared;
      const cookie = await signInAs({ dataDir }, "owner@example.com", "owner");
      const headers = { origin: `https://${SITE}`, cookie: `__Host-${cookie}` };
      const large = Buffer.alloc(2 * 1024 * 1024, "x");
      const piece = await ask(`${url}/desk/backup/piece?at=0`, large, headers);
      expect(piece).toEqual({ status: 200, text: expect.stringMatching(/^[\da-f-]{36}$/) });

      const form = new FormData();
      form.set("file", new Blob([large]), "large.bin");
      const body = new Response(form);
      const type = { "content-type": body.headers.get("content-type")! };
      const bytes = Buffer.from(await body.arrayBuffer());
      for (const path of ["people/row", "plans/import", "pictures/place", "backup/restore"]) {
        const answer = await ask(`${url}/desk/${path}`, bytes, { ...headers, ...type });
        expect([path, answer.status]).not.toEqual([path, 413]);
      }
      for (const path of ["/contact", "/desks"]) expect((await ask(url + path, large)).status).toBe(413);
    });

    test("requests that nginx refuses get an explanation", async () => {
      const { url } = shared;
      const large = await ask(`${url}/contact`, lead("x".repeat(2_000_000)));
      expect(large).toEqual({ status: 413, text: expect.stringContaining("Make it shorter") });
      const many = await Promise.all(
        Array.from({ length: 90 }, (_, i) => ask(`${url}/contact`, lead(`${i}`))),
      );
      const refused = many.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(new Set(refused.map((answer) => answer.text)).size).toBe(1);
      expect(refused[0]!.text).toContain("send it again: it was not received");
    });
  });

  test("one address may send the sum of all servers' limits", async () => {
    const { url, stop } = await threeServers({ DATA_DIR: ownFolder(), LEAD_LIMIT: "4" });
    onTestFinished(stop);
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) statuses.push((await ask(`${url}/contact`, lead(`number ${i}`))).status);
    const taken = statuses.filter((status) => status === 303).length;
    expect(taken).toBeGreaterThanOrEqual(4);
    expect(taken).toBeLessThanOrEqual(3 * 4);
    expect(statuses.at(-1)).toBe(429);
  });

  test("a message is passed on once, also if the server dies; a page is requested from the next server", async () => {
    const requests: string[] = [];
    const dying = createServer(({ method = "", socket }) => {
      requests.push(method);
      socket.destroy();
    }).listen(0, "127.0.0.1");
    await once(dying, "listening");
    const host = `127.0.0.1:${(dying.address() as AddressInfo).port}`;
    const nginx = await startNginx([host, host, host]);
    onTestFinished(async () => {
      await nginx.stop();
      dying.close();
    });
    expect((await ask(`${nginx.url}/contact`, lead("once"))).status).toBe(503);
    expect(requests).toEqual(["POST"]);
    await ask(nginx.url);
    expect(requests.filter((method) => method === "GET").length).toBeGreaterThan(1);
  });
});
