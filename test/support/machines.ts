import { get } from "node:http";
import { text } from "node:stream/consumers";
import { ownFolder } from "./own-folder.ts";
import { startServer } from "./start-server.ts";

export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** Servers with separate addresses and data folders that share only what `env` configures. All start at once. */
export function startMachines(count: number, env: Record<string, string>): Promise<Machine[]> {
  const own = (n: number) => ({ ...env, HOST: `127.9.0.${n + 1}`, DATA_DIR: ownFolder() });
  return Promise.all(Array.from({ length: count }, (_, n) => startMachine(own(n))));
}

async function startMachine(env: Record<string, string>) {
  let server = await startServer(env);
  const { url } = server;
  const { host, port } = new URL(url);
  return {
    host,
    log: () => server.log,
    read: async (path: string) => (await ask(url + path)).body,
    isReady: async () => (await ask(`${url}/readyz`).catch(() => null))?.status === 200,
    /** Like `systemctl stop`. */
    stop: () => server.stop(),
    /** Like a power failure. */
    kill: () => server.kill(),
    async start() {
      server = await startServer({ ...env, PORT: port });
    },
  };
}

/** Uses the host localhost, because the server's SITE_URL is that of the proxy. */
function ask(url: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host: "localhost" } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode!, body }), reject);
    }).on("error", reject);
  });
}
