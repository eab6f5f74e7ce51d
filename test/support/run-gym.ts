import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const root = join(import.meta.dirname, "../..");

export interface GymAnswer {
  code: number | null;
  out: string;
  /** Standard error. */
  said: string;
}

interface Manner {
  /** Standard input. */
  typed?: string;
  /** Kills it with SIGKILL after this many milliseconds. */
  killAfterMs?: number;
  nodeOptions?: string[];
  folder?: string;
  /** The number of the user that it runs as. */
  uid?: number;
}

/** The real command line in a separate process. */
export async function runGym(
  env: Record<string, string>,
  words: string[],
  manner: Manner = {},
): Promise<GymAnswer> {
  const child = spawn(
    join(root, "node_modules/.bin/node"),
    [...(manner.nodeOptions ?? []), join(manner.folder ?? root, "cli/gym.ts"), ...words],
    {
      cwd: manner.folder ?? root,
      uid: manner.uid,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...env,
      },
      detached: true,
    },
  );
  const exited = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  // The `node` script starts the real Node: kill both.
  const kill = () => process.kill(-child.pid!, "SIGKILL");
  const timer = manner.killAfterMs === undefined ? undefined : setTimeout(kill, manner.killAfterMs);
  child.stdin.on("error", () => {});
  child.stdin.end(manner.typed ?? "");
  const [out, said, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  clearTimeout(timer);
  return { code, out, said };
}
