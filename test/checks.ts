import { spawnSync } from "node:child_process";

// `npm run check`, which `npm test` runs beside the tests.

export const ROOMS =
  "app auth bench cli config content db desk domain http leads mail operations pictures server test ui".split(
    " ",
  );

const CHECKS = [
  ["types", "tsc", "--noEmit"],
  ["lint", "oxlint"],
  ["format", "prettier", "--check", "--log-level", "warn", "."],
  ["imports between rooms, no cycles", "depcruise", ...ROOMS],
] as const;

if (import.meta.main) {
  for (const [name, command, ...options] of CHECKS) {
    const { status, stdout, stderr } = spawnSync(command, options, { encoding: "utf8" });
    console.log(`${status === 0 ? "✓" : "✗"} ${name}`);
    if (status === 0) continue;
    console.log(stdout + stderr);
    process.exitCode = 1;
  }
}
