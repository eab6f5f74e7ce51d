import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { ownFolder } from "#test/support/own-folder.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";

describe("an unusable database is refused at start with instructions, and not changed", () => {
  async function refusal(dataDir: string): Promise<string> {
    const started = startServer({ DATA_DIR: dataDir });
    const error = await started.then(async (server) => {
      await server.stop();
      return "it started";
    }, String);
    return error;
  }

  test("damaged", async () => {
    const dataDir = ownFolder();
    await (await startServer({ DATA_DIR: dataDir })).stop();
    const file = join(dataDir, "site.sqlite");
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 0, 4096);
    writeFileSync(file, bytes);
    const said = await refusal(dataDir);
    expect(said).toContain("The server ended with 1");
    expect(said).toMatch(/is damaged .*Nothing was changed\. Restore a backup with/);
    expect(said).not.toContain("    at ");
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test("used by a newer version", async () => {
    const dataDir = ownFolder();
    await (await startServer({ DATA_DIR: dataDir })).stop();
    const file = new DatabaseSync(join(dataDir, "site.sqlite"));
    file.exec("insert into site_migrations values ('9999-from-the-future', 1)");
    file.close();
    const said = await refusal(dataDir);
    expect(said).toContain("The server ended with 1");
    expect(said).toMatch(/newer version of this site .*9999-from-the-future.*Start that version again/);
  });

  test("an older database is migrated without losing data", async () => {
    const dataDir = ownFolder();
    const file = new DatabaseSync(join(dataDir, "site.sqlite"));
    file.exec('create table "Evo Membership Plans" ("Plan Name" text, Term text, Price text, URL text)');
    file.exec(
      `insert into "Evo Membership Plans" values ('Unlimited Classes', 'Monthly', '$123.00', 'https://join.example/x')`,
    );
    file.close();
    const server = await startServer({ DATA_DIR: dataDir });
    expect(await (await fetch(`${server.url}/pricing`)).text()).toContain("$123");
    expect((await sendLead(server.url, "/contact", sampleLead)).status).toBe(303);
    await server.stop();
  });
});
