import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { projectCopy } from "#test/support/project-copy.ts";
import { runGym } from "#test/support/run-gym.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { isSpecified } from "#test/specification.ts";

const root = join(import.meta.dirname, "../..");
const SECRET = "whsec_c2FtcGxlIHNlY3JldCBmb3IgdGVzdHM=";

describe("a gym with its own facts", () => {
  const folder = mkdtempSync(join(tmpdir(), "gym-ready-"));
  const project = projectCopy();
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    project.remove();
  });

  // Texts about the first gym are reported until they are replaced.
  test.runIf(isSpecified)("is ready: exit code 0", async () => {
    const code = project.folder;
    rmSync(join(code, "media"));
    mkdirSync(join(code, "media"));
    for (const part of readdirSync(join(root, "media")))
      if (part !== "own.json") symlinkSync(join(root, "media", part), join(code, "media", part));
    // Three folders completely, and the files of two small ones by name.
    const names = ["film", "partners"].flatMap((room) =>
      readdirSync(join(root, "media", room)).map((name) => `${room}/${name}`),
    );
    writeFileSync(
      join(code, "media/own.json"),
      JSON.stringify(["logo", "site", "gallery", "panoramas", ...names]),
    );
    writeFileSync(
      join(code, "content/sample-facts.ts"),
      "export function contentSampleFacts(): { where: string; what: string }[] { return []; }",
    );
    project.edit("content/trainer-order.ts", (text) =>
      text.replace(/"[A-Z][a-z]+ (Sample|Demo|Example)",/g, '"Kim Real",'),
    );
    const receiver = await startReceiver();
    const env = {
      DATA_DIR: join(folder, "data"),
      SITE_URL: "https://www.evo-gym.com",
      TRUST_PROXY: "1",
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: SECRET,
      NUTRITION_PAYMENT_URL: "https://pay.evo-gym.com/",
    };
    const gym = (words: string[]) => runGym(env, words, { folder: code });
    await gym(["sample", "clear", "--yes"]);
    writeFileSync(
      join(folder, "plans.csv"),
      "Plan Name,Term,Price,URL\nOpen Gym,Monthly,$50.00,https://join.evo-gym.com/",
    );
    writeFileSync(join(folder, "trainers.csv"), "Name,Role,bio\nKim Real,Owner,\n");
    await gym(["plans", "import", join(folder, "plans.csv"), "--yes"]);
    await gym(["trainers", "import", join(folder, "trainers.csv"), "--yes"]);
    const { stripes } = await import("#test/support/test-pictures.ts");
    const own = join(folder, "kim-real.png");
    writeFileSync(own, await stripes(64, 48).png().toBuffer());
    writeFileSync(join(folder, "words.csv"), "file,words\nkim-real.png,Kim Real\n");
    for (const to of ["tour", "nutrition", "trainers"])
      await gym(["photos", "add", own, "--to", to, "--words", join(folder, "words.csv")]);
    const ready = await gym(["doctor", "--offline", "--send"]);
    expect(ready.out).toContain("Ready to go live.");
    expect(ready.code).toBe(0);
    await receiver.close();
  });
});
