import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest on a machine without results of earlier runs. */
const LONGEST = [
  "test/desk/screens.test.ts",
  "test/desk/pictures.test.ts",
  "test/walk/without-script.test.ts",
  "test/walk/with-script.test.ts",
  "test/second-gym.test.ts",
  "operations/every-operation.test.ts",
  "test/engines/journeys.test.ts",
  "operations/backup/backup.test.ts",
  "test/walk/crawl.test.ts",
  "test/desk/forms/nonsense.test.ts",
  "test/updates.test.ts",
  "test/server/nginx.test.ts",
  "test/journeys/trainers.test.ts",
  "test/journeys/pricing.test.ts",
  "test/server/read-only-role.test.ts",
  "leads/delivery/crash.test.ts",
];

/** Starts the longest files first, so that no worker waits for another one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
