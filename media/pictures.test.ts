import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { MEDIA, shipped } from "#pictures/store/shipped-pictures.server.ts";

test("the index and the first-screen sizes match the pictures", async () => {
  const run = promisify(execFile)(process.execPath, [join(MEDIA, "make-sizes.ts"), "--check"]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout.trim(), "run: npx node media/make-sizes.ts").toBe("index right; 0 sizes missing, 0 left over");
});

test("every picture without transparency has a small placeholder", () => {
  for (const [key, { placeholder }] of Object.entries(shipped.pictures)) {
    expect(placeholder.length, key).toBeLessThan(200);
    if (!key.startsWith("trainers/")) expect(placeholder, key).toMatch(/^data:image\/webp;base64,/);
  }
});
