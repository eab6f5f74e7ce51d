import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROUTES } from "./journeys/routes.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";

// What a first view may cost, in bytes as sent with brotli. Times are the bench's business.
const BUDGET = { html: 32_000, style: 24_000, script: 96_000, elements: 2000 };
const client = join(import.meta.dirname, "../build/client");
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "warn" });
});
afterAll(() => server?.stop());

const sent = (path: string) => brotliCompressSync(readFileSync(join(client, path))).length;
const sum = (paths: string[]) => paths.reduce((total, path) => total + sent(path), 0);

describe("a first view stays within its budget", () => {
  test.each(ROUTES)("%s", async (route) => {
    const html = await (await fetch(server.url + route)).text();
    const scripts = JSON.parse(/for\(const u of (\[[^\]]*\])/.exec(html)?.[1] ?? "[]") as string[];
    const styles = Array.from(
      html.matchAll(/<link disabled rel="stylesheet" href="([^"]+)"/g),
      ([, path]) => path!,
    );
    const fonts = html.match(/<link rel="preload"[^>]*as="font"/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(styles).toHaveLength(1);
    expect(fonts).toHaveLength(2);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BUDGET.html);
    expect(sum(styles)).toBeLessThanOrEqual(BUDGET.style);
    expect(sum(scripts)).toBeLessThanOrEqual(BUDGET.script);
    expect((html.match(/<[a-z]/g) ?? []).length).toBeLessThanOrEqual(BUDGET.elements);
  });
});
