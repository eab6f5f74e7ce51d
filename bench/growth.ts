import { execFile } from "node:child_process";
import { linkSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { startServer } from "#test/support/start-server.ts";

export type Growth = { what: string; count: number; path: string; bytes: number; ms: number };

/** Page size and render time for growing amounts of data. */
export async function growth(): Promise<Growth[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-growth-"));
  try {
    const first = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
    // The first page with pictures copies the samples into the store; the links below point to them.
    await (await fetch(`${first.url}/gallery`)).text();
    await first.stop();
    const rows: Growth[] = [];
    for (const count of [80, 800, 8000]) {
      addPictures(dataDir, count);
      rows.push(await measure(dataDir, "tour pictures", count, "/gallery"));
      rows.push(await measure(dataDir, "tour pictures", count, "/"));
    }
    // A page shows 48 trainers, so 100 gives a full page.
    for (const count of [25, 100, 1000]) {
      addTrainers(dataDir, count);
      rows.push(await measure(dataDir, "trainers", count, "/trainers"));
    }
    for (const count of [10, 100_000]) {
      addLeads(dataDir, count);
      rows.push(await measure(dataDir, "leads", count, "/contact"));
    }
    return rows;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(dataDir: string, what: string, count: number, path: string): Promise<Growth> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: "warn", NODE_ENV: "production" };
  const script = join(import.meta.dirname, "render-once.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script, path], { env, timeout: 120_000 });
  const { bytes, ms } = JSON.parse(stdout) as { bytes: number; ms: number };
  return { what, count, path, bytes, ms };
}

function open(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, "site.sqlite"));
}

function addPictures(dataDir: string, upTo: number) {
  const db = open(dataDir);
  const { n } = db.prepare("select max(image_number) as n from tour_images").get() as { n: number };
  const add = db.prepare(
    "insert into tour_images (id, image_number, alt_text, display_order) values (?, ?, ?, ?)",
  );
  const folder = join(dataDir, "store/tour-images");
  db.exec("begin");
  for (let number = n + 1; number <= upTo; number++) {
    linkSync(join(folder, "image 1.webp"), join(folder, `image ${number}.webp`));
    add.run(100_000 + number, number, `Sample picture ${number}`, number);
  }
  db.exec("commit");
  db.close();
}

function addTrainers(dataDir: string, upTo: number) {
  const db = open(dataDir);
  const { n } = db.prepare('select count(*) as n from "Evo trainers"').get() as { n: number };
  const add = db.prepare('insert into "Evo trainers" (Name, Role, bio) values (?, ?, ?)');
  db.exec("begin");
  for (let number = n + 1; number <= upTo; number++)
    add.run(`Pat Sample ${number}`, "Coach", "A sample coach.");
  db.exec("commit");
  db.close();
}

function addLeads(dataDir: string, upTo: number) {
  const db = open(dataDir);
  const columns = db
    .prepare("select name, type, dflt_value, \"notnull\" as required from pragma_table_info('leads')")
    .all() as {
    name: string;
    type: string;
    required: number;
  }[];
  const add = db.prepare(
    `insert into leads (${columns.map(({ name }) => `"${name}"`).join()}) values (${columns.map(() => "?").join()})`,
  );
  const { n } = db.prepare("select count(*) as n from leads").get() as { n: number };
  db.exec("begin");
  for (let number = n; number < upTo; number++) {
    add.run(
      ...columns.map(({ name, type, required }) => {
        if (name === "id" || name === "fingerprint") return `bench-${number}`;
        if (name === "state") return "kept";
        if (!required) return null;
        return /int/i.test(type) ? 0 : `sample ${number}`;
      }),
    );
  }
  db.exec("commit");
  db.close();
}
