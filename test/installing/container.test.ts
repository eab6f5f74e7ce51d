import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#test/outside/free-port.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { buildImage, newVolume, runImage } from "./image.ts";
import { installs } from "./nspawn.ts";

// Builds deploy/Dockerfile and runs the image without Docker, but with its user, settings, volume, health check and command,
// isolated processes and a read-only root.

test.runIf(installs)(
  "the container runs unprivileged, and keeps messages across restarts",
  { timeout: 1_800_000 },
  async () => {
    const image = await buildImage();
    const { Healthcheck, ExposedPorts } = image.config;
    expect(Object.keys(ExposedPorts)).toEqual(["3000/tcp"]);
    for (const name of [
      ".git",
      ".data",
      "app",
      "docs",
      "media/scenes",
      "node_modules/vitest",
      "server/limits.test.ts",
      "test",
    ])
      expect([name, existsSync(join(image.tree, "site", name))]).toEqual([name, false]);

    const volume = await newVolume(image);
    const port = await freePort();
    const site = await runImage(image, volume, port);
    expect(site.user).not.toBe(0);
    const isHealthy = Healthcheck.Test.slice(1);
    await site.inside(...isHealthy);
    await expect(site.inside("env", `PORT=${await freePort()}`, ...isHealthy)).rejects.toThrow();
    for (const path of ["/", "/pricing"])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
    expect((await sendLead(`http://127.0.0.1:${port}`, "/contact", sampleLead)).status).toBe(303);
    // It exits with 1, because SITE_URL is not set.
    const doctor = ["node_modules/.bin/node", "cli/gym.ts", "doctor", "--offline", "--json"];
    const report = await site.inside(...doctor).catch(({ stdout }: { stdout: string }) => stdout);
    expect(JSON.parse(report)).toMatchObject({ findings: expect.any(Array) });
    await expect(site.inside("touch", "/site/written")).rejects.toThrow("Read-only");
    site.end();
    expect(await site.ended).toBe(0);

    const again = await runImage(image, volume, port);
    const gym = (...words: string[]) => again.inside("node_modules/.bin/node", "cli/gym.ts", ...words);
    expect(await gym("leads", "list")).toContain(sampleLead.name);
    again.end();
    expect(await again.ended).toBe(0);
  },
);
