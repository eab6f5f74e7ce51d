import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPage } from "#test/browser/page-reader.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { runGym } from "#test/support/run-gym.ts";
import { startServer } from "#test/support/start-server.ts";

const root = join(import.meta.dirname, "../../..");
const DRAWN = "we show a 3D preview";

const project = projectCopy();
afterAll(() => project.remove());

test("the terms mention drawn rooms while any of them is drawn", async () => {
  const code = project.folder;
  const env = { DATA_DIR: join(code, ".data") };
  cpSync(join(root, "build"), join(code, "build"), { recursive: true });
  rmSync(join(code, "media"));
  mkdirSync(join(code, "media"));
  for (const part of readdirSync(join(root, "media")))
    if (part !== "own.json") symlinkSync(join(root, "media", part), join(code, "media", part));

  async function terms(...own: string[]) {
    writeFileSync(join(code, "media/own.json"), JSON.stringify(own));
    const server = await startServer(env, code);
    const { status, text } = await readPage(server.url, "/terms");
    await server.stop();
    expect(status).toBe(200);
    return text;
  }

  expect(await terms()).toContain(DRAWN);
  expect(await terms("site", "gallery")).toContain(DRAWN);
  expect(await runGym(env, ["sample", "clear", "--yes"], { folder: code })).toMatchObject({ code: 0 });
  expect(await terms()).toContain(DRAWN);
  expect(await terms("site", "gallery")).not.toContain(DRAWN);
});
