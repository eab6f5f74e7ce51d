import { defineConfig } from "vitest/config";
import { findLeftOut } from "./test/left-out.ts";
import { LongestFirst } from "./test/longest-first.ts";
import { isSpecified, specifiedFiles } from "./test/specification.ts";

/** Files that set the environment before they load the site's code, or use the one database of the process. */
const isolated = [
  "desk/today/doctor.test.ts",
  "pictures/site-pictures.test.ts",
  "pictures/sizes/*.test.ts",
  "pictures/store/*.test.ts",
  "test/rows-read.test.ts",
  "test/server/announcement-hours.test.ts",
  "test/server/queries.test.ts",
];
/** It measures how long visitors wait under load, so nothing else runs beside it. */
const alone = ["test/server/crowd.test.ts"];
const exclude = [
  "**/node_modules",
  "build",
  ".data",
  ...(isSpecified ? [] : specifiedFiles),
  ...findLeftOut(),
];

export default defineConfig({
  test: {
    globalSetup: ["test/global-setup.ts"],
    pool: "forks",
    // Tests spend half of their time waiting for servers, browsers and clocks.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Only a test that hangs should reach it, even on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    env: { LOG_LEVEL: "silent" },
    // Projects with a higher `groupOrder` start after the others have ended.
    projects: [
      { extends: true, test: { name: "isolated", include: isolated, exclude } },
      {
        extends: true,
        // Starting a process and loading the code again takes longer than most of these files.
        test: {
          name: "shared",
          isolate: false,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, ...isolated, ...alone],
        },
      },
      { extends: true, test: { name: "alone", include: alone, exclude, sequence: { groupOrder: 1 } } },
    ],
  },
});
