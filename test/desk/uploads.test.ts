import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, expect, test, vi } from "vitest";
import { prepareApart } from "#operations/pictures/prepare-apart.ts";
import { PATIENCE_MS } from "#test/browser/browser.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { largePng } from "#test/support/test-pictures.ts";
import { ask, staffedSite } from "./staff.ts";

// Slow pictures: the desk stays usable, and abandoned work ends.

/** An SVG that takes minutes to decode. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="f" x="0" y="0" width="1" height="1">` +
    `<feTurbulence baseFrequency="0.9" numOctaves="99"/></filter>` +
    `<rect width="9000" height="9000" filter="url(#f)"/>`.repeat(9) +
    `</svg>`,
);

/** Processes with this picture's name in their arguments. */
function workersOn(name: string): number[] {
  const pids = readdirSync("/proc").filter((entry) => /^\d+$/.test(entry));
  return pids.map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(name);
    } catch {
      return false;
    }
  });
}

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true });
  const names: string[] = [];
  afterAll(() => names.flatMap(workersOn).forEach((pid) => process.kill(pid, "SIGKILL")));

  function send(
    bytes: Uint8Array<ArrayBuffer>,
    name: string,
    signal = AbortSignal.timeout(PATIENCE_MS),
    submission = "",
  ) {
    names.push(name);
    const body = new FormData();
    body.set("photo", new File([bytes], name, { type: "image/jpeg" }));
    body.set("alt", `What ${name} shows`);
    body.set("once", submission);
    const headers = { cookie: site.coach, origin: site.server.url, "sec-fetch-site": "same-origin" };
    return fetch(`${site.server.url}/desk/pictures`, {
      method: "POST",
      headers,
      body,
      signal,
      redirect: "manual",
    });
  }

  const desk = () => ask(site.server.url, "/desk", { cookie: site.coach });

  test("after an upload that nobody reads, the connection answers the next request", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { origin: site.server.url, "sec-fetch-site": "same-origin" };
    const exchange = async (path: string, method: string, body?: Buffer) => {
      const sent = request(site.server.url + path, { agent, method, headers });
      sent.end(body);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      await answer.resume().toArray();
      return [answer.statusCode, sent.reusedSocket];
    };
    // Without a cookie, the answer leads to the sign-in.
    const large = Buffer.alloc(2 * 1024 * 1024, "x");
    expect(await exchange("/desk/plans/import", "POST", large)).toEqual([303, false]);
    expect(await exchange("/healthz", "GET")).toEqual([200, true]);
    agent.destroy();
  });

  test("SVGs with the name of a photo are refused, and the desk answers meanwhile", async () => {
    const run = randomUUID();
    const sent = Array.from({ length: 8 }, (__, n) => send(drawing, `IMG_${n}-${run}.jpg`));
    expect((await desk()).status).toBe(200);
    for (const answer of await Promise.all(sent)) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/can’t be read as a picture|Other pictures are being prepared/);
    }
    expect(workersOn(run)).toEqual([]);
  });

  test("two run, two wait, more are refused for now; disconnecting ends the work", async () => {
    const [run, large, leaving] = [randomUUID(), largePng(), new AbortController()];
    const sent = Array.from({ length: 8 }, (__, n) => send(large, `IMG_${n}-${run}.jpg`, leaving.signal));
    const said: string[] = [];
    const answers = sent.map((one) =>
      one.then(async (answer) => said.push(await answer.text())).catch(() => "left"),
    );
    await expect.poll(() => workersOn(run).length, { timeout: PATIENCE_MS, interval: 20 }).toBe(2);
    expect((await desk()).status).toBe(200);
    expect(workersOn(run).length).toBeLessThanOrEqual(2);
    await expect.poll(() => said.length, { timeout: PATIENCE_MS }).toBe(4);
    for (const words of said) expect(words).toContain("Send yours again in a minute.");
    leaving.abort();
    await expect.poll(() => workersOn(run), { timeout: PATIENCE_MS, interval: 20 }).toEqual([]);
    expect((await Promise.all(answers)).filter((answer) => answer === "left")).toHaveLength(4);
    expect(await (await desk()).text()).toContain("Today");
  });

  test("a double tap adds the picture, although the browser aborts the first post", async () => {
    const [name, large, dropped, once] = [
      `IMG_${randomUUID()}.jpg`,
      // The server gives a picture 45 seconds, which the largest one takes on a busy machine.
      largePng(4_000),
      new AbortController(),
      randomUUID(),
    ];
    const first = send(large, name, dropped.signal, once).catch(() => "dropped");
    await expect.poll(() => workersOn(name).length, { timeout: PATIENCE_MS, interval: 5 }).toBe(1);
    const second = send(large, name, undefined, once);
    dropped.abort();
    expect(await first).toBe("dropped");
    expect((await second).status).toBe(303);
  });

  test("a picture that exceeds the time limit is refused with an explanation", async () => {
    const name = `IMG_${randomUUID()}.jpg`;
    const work = prepareApart(name, Buffer.from(largePng()), "webp", { timeoutMs: 50 });
    await expect(work).rejects.toThrow(`${name} takes too long to open.`);
    expect(workersOn(name)).toEqual([]);
  });

  test("the work ends with the server, also after kill -9", async () => {
    // Two run and two wait, so there is work to find even if this process is held up for a second.
    const [run, large] = [randomUUID(), largePng()];
    const sent = Array.from({ length: 4 }, (__, n) => send(large, `IMG_${n}-${run}.jpg`).catch(() => "gone"));
    const server = await vi.waitFor(
      () => {
        const status = readFileSync(`/proc/${workersOn(run)[0]}/status`, "utf8");
        return Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]);
      },
      { timeout: PATIENCE_MS, interval: 5 },
    );
    process.kill(server, "SIGKILL");
    expect(await Promise.all(sent)).toContain("gone");
    await expect.poll(() => workersOn(run), { timeout: PATIENCE_MS, interval: 20 }).toEqual([]);
  });
});
