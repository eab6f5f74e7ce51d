import { linkSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { brotliCompressSync } from "node:zlib";
import { startServer } from "#test/start-server.ts";
import { median } from "./load.ts";

export type Growth = { what: string; count: number; path: string; bytes: number; ms: number };

/** What a page costs as the gym's data grows: it should not. */
export async function growth(): Promise<Growth[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-growth-"));
  try {
    const first = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
    await first.stop();
    const rows: Growth[] = [];
    for (const count of [80, 800, 8000]) {
      addPictures(dataDir, count);
      rows.push(await measure(dataDir, "tour pictures", count, "/gallery"));
      rows.push(await measure(dataDir, "tour pictures", count, "/"));
    }
    for (const count of [25, 1000]) {
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
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  const times: number[] = [];
  let html = "";
  await (await fetch(server.url + path)).text();
  for (let round = 0; round < 5; round++) {
    // Past twenty seconds a kept page is rendered anew; asking for a page under a new show key does so at once.
    const started = performance.now();
    const fresh = await fetch(`${server.url}${path}?show=${12 + round * 6}`);
    await fresh.text();
    times.push(performance.now() - started);
  }
  html = await (await fetch(server.url + path)).text();
  await server.stop();
  const bytes = brotliCompressSync(html).length;
  return { what, count, path, bytes, ms: Math.round(median(times) * 10) / 10 };
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
  db.exec("begin");
  for (let number = 0; number < upTo; number++) {
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
