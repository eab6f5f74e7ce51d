import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { fetchPicture } from "#test/support/fetch-picture.ts";
import { rawRequest } from "#test/support/raw-http.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";

// Failures around the server process. docs/reliability.md lists those that are tested elsewhere.

function messagesIn(dataDir: string): string[] {
  const file = new DatabaseSync(join(dataDir, "site.sqlite"), { readOnly: true });
  const rows = file.prepare("select message from leads").all();
  file.close();
  return rows.map((row) => String(row["message"]));
}

async function readiness(url: string) {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, says: (await answer.json()) as object };
}

describe("SIGTERM under load", () => {
  test("running requests are answered, acknowledged messages are stored, and the process exits soon with 0", async () => {
    const dataDir = ownFolder();
    const server = await startServer({ DATA_DIR: dataDir, LEAD_LIMIT: "100000" });
    const body = new URLSearchParams({ ...sampleLead, message: "begun before the end" }).toString();
    const form = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
    };
    const { hostname, port } = new URL(server.url);
    const begun = connect(Number(port), hostname);
    begun.write(rawRequest("POST /contact", form) + body.slice(0, 20));
    let answer = "";
    begun.on("data", (chunk) => (answer += chunk.toString("latin1")));

    const acknowledged: string[] = [];
    const visitors = Array.from({ length: 12 }, async (_, who) => {
      for (let i = 0; ; i += 1) {
        const message = `visitor ${who}, message ${i}`;
        try {
          const { status } = await sendLead(server.url, "/contact", { ...sampleLead, message });
          if (status !== 303) throw new Error(`the server answered ${status}`);
        } catch (error) {
          if (/answered/.test(String(error))) throw error;
          return;
        }
        acknowledged.push(message);
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const ended = new Promise<number | null>((resolve) => server.process.once("exit", resolve));
    const start = Date.now();
    server.process.kill("SIGTERM");
    await sleep(200);
    begun.write(body.slice(20));
    expect(await ended).toBe(0);
    const took = Date.now() - start;
    await Promise.all(visitors);
    expect(took).toBeLessThan(9_000);
    expect(answer).toMatch(/^HTTP\/1\.1 303/);
    const stored = new Set(messagesIn(dataDir));
    expect(stored.has("begun before the end")).toBe(true);
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
    process.stdout.write(
      `SIGTERM: ${acknowledged.length} leads acknowledged, 0 lost, gone after ${took} ms\n`,
    );
  });
});

describe("a full disk", () => {
  // Only root can make a small disk. Each attempt makes its own.
  test.runIf(process.getuid?.() === 0)(
    "takes no lead silently: the visitor is told, pages stand, and all is well when there is room again",
    { timeout: 300_000 },
    async ({ skip }) => {
      const small = mkdtempSync(join(tmpdir(), "evo-small-"));
      try {
        execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", small], { stdio: "ignore" });
      } catch {
        rmSync(small, { recursive: true });
        skip("this root may not mount");
      }
      const server = await startServer({ DATA_DIR: small, LEAD_LIMIT: "100000" });
      try {
        expect((await sendLead(server.url, "/contact", { ...sampleLead, message: "room" })).status).toBe(303);
        const filler = join(small, "filler");
        for (let size = 1 << 20; size >= 512; size >>= 1) {
          try {
            for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: "a" });
          } catch {
            // Full for this size; try half of it.
          }
        }
        const statuses = new Map<number, string>();
        const thanked = ["room", "room again"];
        // The write-ahead log may still have space for a while.
        for (let i = 0, refused = 0; i < 3000 && refused < 20; i += 1) {
          const message = `full ${i} ${"x".repeat(2_000)}`;
          const answer = await sendLead(server.url, "/contact", { ...sampleLead, message });
          statuses.set(answer.status, await answer.text());
          if (answer.status === 303) thanked.push(message);
          else refused += 1;
        }
        expect([...statuses.keys()].filter((status) => status !== 303)).toEqual([503]);
        await expect
          .poll(() => readiness(server.url))
          .toEqual({
            status: 503,
            says: {
              ready: false,
              database: "ok",
              messages: expect.stringMatching(/^Messages can't be stored: .*full/),
            },
          });
        expect(statuses.get(503)).toContain("Error Sending Message");
        for (const path of ["/", "/pricing", "/gallery", "/healthz"]) {
          expect((await fetch(server.url + path)).status, path).toBe(200);
        }
        rmSync(filler);
        const after = await sendLead(server.url, "/contact", { ...sampleLead, message: "room again" });
        expect(after.status).toBe(303);
        expect(messagesIn(small)).toEqual(expect.arrayContaining(thanked));
        await expect
          .poll(() => readiness(server.url))
          .toMatchObject({ status: 200, says: { ready: true, database: "ok" } });
      } finally {
        await server.stop();
        execFileSync("umount", [small]);
        rmSync(small, { recursive: true });
      }
    },
  );
});

test("emptying the index of the write-ahead log ends the server; acknowledged messages are there after a restart", async () => {
  const dataDir = ownFolder();
  const server = await startServer({ DATA_DIR: dataDir });
  expect((await sendLead(server.url, "/contact", { ...sampleLead, message: "before" })).status).toBe(303);
  const ended = once(server.process, "exit");
  truncateSync(join(dataDir, "site.sqlite-shm"));
  // The next statement reads the index.
  await fetch(`${server.url}/readyz`).catch(() => undefined);
  expect(await ended).toEqual([null, "SIGBUS"]);
  const again = await startServer({ DATA_DIR: dataDir });
  expect((await sendLead(again.url, "/contact", { ...sampleLead, message: "after" })).status).toBe(303);
  await again.stop();
  expect(messagesIn(dataDir)).toEqual(["before", "after"]);
});

test("pages work and cached sizes are served while the picture store is down", async () => {
  const dataDir = ownFolder();
  const server = await startServer({ DATA_DIR: dataDir });
  const picture = /\/media\/tour-images\/[^" ]+f=webp&amp;v=[0-9a-f]+/
    .exec(await (await fetch(`${server.url}/gallery`)).text())?.[0]
    .replaceAll("&amp;", "&");
  expect(picture).toBeDefined();
  await fetchPicture(server.url + picture);
  renameSync(join(dataDir, "store"), join(dataDir, "away"));
  for (const path of ["/gallery", "/", "/trainers", "/programs/evo-nutrition"]) {
    expect((await fetch(server.url + path)).status, path).toBe(200);
  }
  await fetchPicture(server.url + picture);
  rmSync(join(dataDir, "store"), { recursive: true, force: true });
  renameSync(join(dataDir, "away"), join(dataDir, "store"));
  await expect
    .poll(async () => (await fetch(`${server.url}/gallery`)).text(), { interval: 1_000 })
    .toContain("/media/tour-images/");
  await server.stop();
});

test("a tour picture without a file is not counted, and every part of the list is full", async () => {
  const dataDir = ownFolder();
  const before = await startServer({ DATA_DIR: dataDir });
  expect(await (await fetch(before.url)).text()).toContain("80 pictures of all");
  await before.stop();
  rmSync(join(dataDir, "store/tour-images/image 3.webp"));
  const server = await startServer({ DATA_DIR: dataDir });
  const page = async (path: string) => (await fetch(server.url + path)).text();
  const tiles = (html: string) => html.match(/<a [^>]*photo-grid-tile/g)?.length;
  const home = await page("/");
  expect(home).toContain("79 pictures of all");
  expect(home).toContain("6 of 79 images");
  expect(tiles(home)).toBe(6);
  const gallery = await page("/gallery?category=facility-tour&show=96");
  expect(gallery).toContain("Showing 79 of 79 images");
  expect(tiles(gallery)).toBe(79);
  await server.stop();
});

test("two servers on one DATA_DIR both serve, accept leads, and see each other's data", async () => {
  const dataDir = ownFolder();
  const servers = await Promise.all([startServer({ DATA_DIR: dataDir }), startServer({ DATA_DIR: dataDir })]);
  const posted = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      sendLead(servers[i % 2]!.url, "/contact", { ...sampleLead, message: `message ${i}` }),
    ),
  );
  expect(new Set(posted.map(({ status }) => status))).toEqual(new Set([303]));
  expect(messagesIn(dataDir)).toHaveLength(20);
  for (const { url } of servers) {
    for (const path of ["/", "/pricing", "/gallery", "/readyz"]) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/leads.* 20\b/);
  }
  await Promise.all(servers.map((server) => server.stop()));
});
