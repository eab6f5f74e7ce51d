import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { MEDIA, shipped } from "#pictures/store/shipped-pictures.server.ts";

test("the index and the first-screen sizes belong to the pictures that are there", async () => {
  const run = promisify(execFile)(process.execPath, [join(MEDIA, "make-sizes.ts"), "--check"]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(stdout.trim(), "run: npx node media/make-sizes.ts").toBe("index right; 0 sizes missing, 0 left over");
});

test("every picture has a blur that is small enough for the page, or holes", () => {
  for (const [key, { placeholder }] of Object.entries(shipped.pictures)) {
    expect(placeholder.length, key).toBeLessThan(200);
    if (!key.startsWith("trainers/")) expect(placeholder, key).toMatch(/^data:image\/webp;base64,/);
  }
});
