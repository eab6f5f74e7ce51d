import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openGate } from "#test/support/gate.ts";
import { hasCeph, startCeph } from "./ceph-cluster.ts";
import { freePort } from "./free-port.ts";

const user = { key: "GYMKEY", secret: "SECRET-of-the-gym" };

/** An S3 store that can be stopped and restarted: Ceph if installed, otherwise s3rver. */
export async function startPictureStore() {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const port = await freePort();
  const stop = hasCeph ? await startCeph(folder, port, user) : await startS3rver(folder, port);
  const gate = await openGate({ host: "127.0.0.1", port });
  const { key, secret } = hasCeph ? user : { key: "S3RVER", secret: "S3RVER" };
  return {
    name: hasCeph ? "Ceph" : "s3rver",
    url: `s3://${key}:${secret}@127.0.0.1:${gate.port}/gym?tls=0&region=default`,
    goAway: gate.shut,
    comeBack: gate.open,
    async stop() {
      await gate.close();
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its pagination uses a cipher that Node disables by default. */
export async function startS3rver(folder: string, port: number): Promise<() => void> {
  const directory = join(folder, "s3");
  mkdirSync(directory);
  const options = JSON.stringify({ port, address: "127.0.0.1", silent: true, directory });
  const run = `new (require("s3rver"))(${options}).run().then(() => console.log("ready"))`;
  const program: ChildProcess = spawn(process.execPath, ["--openssl-legacy-provider", "-e", run], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(program.stdout!, "data");
  return () => void program.kill();
}
