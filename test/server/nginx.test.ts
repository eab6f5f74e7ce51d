import { cpSync, renameSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { NGINX, SITE, startNginx } from "#test/outside/nginx.ts";
import { houseCopy } from "#test/support/house-copy.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { sampleLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";

// deploy/nginx.conf in front of three servers, as the comments in it say.

const root = join(import.meta.dirname, "../..");
const agent = new Agent({ rejectUnauthorized: false, servername: SITE });

function ask(url: string, body?: string): Promise<{ status: number; text: string }> {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const options = { agent, method: body ? "POST" : "GET", headers: { host: SITE, ...(body && type) } };
  return new Promise((resolve, reject) => {
    request(url, options, (answer) => {
      text(answer).then((words) => resolve({ status: answer.statusCode!, text: words }), reject);
    })
      .on("error", reject)
      .end(body);
  });
}

async function threeServers(roots = [root, root, root]) {
  const dataDir = ownFolder();
  const env = { DATA_DIR: dataDir, SITE_URL: `https://${SITE}`, TRUST_PROXY: "1", LEAD_LIMIT: "1000" };
  const servers = await Promise.all(roots.map((folder) => startServer(env, folder)));
  const nginx = await startNginx(
    servers.map(({ url }) => new URL(url).host.replace("localhost", "127.0.0.1")),
  );
  onTestFinished(async () => {
    await nginx.stop();
    await Promise.all(servers.map((server) => server.stop()));
  });
  const statuses = async (path: string, times = 12) => {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push((await ask(nginx.url + path)).status);
    return [...new Set(answers)];
  };
  return { dataDir, servers, url: nginx.url, statuses };
}

describe.runIf(NGINX.isHere())("nginx in front of three servers", () => {
  test("a picture that none of them can have now costs no page", async () => {
    const { dataDir, statuses } = await threeServers();
    renameSync(join(dataDir, "store"), join(dataDir, "away"));
    expect(await statuses("/media/tour-images/image%201.webp?w=1920&f=jpeg")).toEqual([503]);
    expect(await statuses("/")).toEqual([200]);
  });

  test("while they are brought up to date one by one, a file is had from whoever has it", async () => {
    const newer = houseCopy();
    onTestFinished(newer.remove);
    cpSync(join(root, "build"), join(newer.folder, "build"), { recursive: true });
    writeFileSync(join(newer.folder, "build/client/assets/newer-1.js"), "// of the newer version");
    const { statuses } = await threeServers([root, newer.folder, root]);
    expect(await statuses("/assets/newer-1.js")).toEqual([200]);
    expect(await statuses("/assets/nobodys.js")).toEqual([404]);
  });

  test("with all of them away, visitors are told so, and what to do", async () => {
    const { servers, url } = await threeServers();
    await Promise.all(servers.map((server) => server.kill()));
    for (const body of [undefined, String(new URLSearchParams(sampleLead))]) {
      const answer = await ask(`${url}/contact`, body);
      expect(answer).toEqual({ status: 503, text: expect.stringContaining("send it again") });
    }
  });

  test("one of them gone: pages and messages go to the others", async () => {
    const { servers, url, statuses } = await threeServers();
    await servers[0]!.kill();
    expect(await statuses("/")).toEqual([200]);
    const posts = Array.from({ length: 6 }, (_, i) => ask(`${url}/contact`, String(new URLSearchParams({ ...sampleLead, message: `to whoever is there ${i}` })))); // prettier-ignore
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(6).fill(303));
  });
});
