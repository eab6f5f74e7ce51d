import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { GymAnswer } from "#test/support/run-gym.ts";

/**
 * The command line of a copy of the project, in one process for many commands, one after the other. It does not notice
 * changes of the copy's code.
 */
export function startGym(env: Record<string, string>, folder: string) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = fork(join(import.meta.dirname, "gym-process.ts"), [folder], {
    cwd: folder,
    // Without the conditions of the test's own process.
    execArgv: [],
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  });
  const exited = once(child, "exit");
  const failed = exited.then(([code]) => {
    throw new Error(`The process of the commands ended with ${code}.`);
  });
  failed.catch(() => {});

  return {
    async run(words: string[], typed = ""): Promise<GymAnswer> {
      const answered = once(child, "message");
      child.send({ words, typed });
      const [answer] = (await Promise.race([answered, failed])) as [GymAnswer];
      return answer;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
