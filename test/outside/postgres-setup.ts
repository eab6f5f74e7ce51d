import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { stopPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the first test that needs PostgreSQL starts one. */
    postgresFolder: string;
  }
}

let folder: string;

export async function setup(project: TestProject) {
  folder = await mkdtemp(join(tmpdir(), "gym-postgres-"));
  project.provide("postgresFolder", folder);
}

export async function teardown() {
  await stopPostgres(folder);
}
