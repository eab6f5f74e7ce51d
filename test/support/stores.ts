import { env } from "#config/env.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Actor, Stores } from "#operations/operation.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";

/** The stores of an operation, with the test's database. */
export function storesAround(db: Database, more: Partial<Stores> = {}): Stores {
  return { site: db, leads: db, pictures: pictureStore, env, ...more };
}

export const owner: Actor = { name: "owner@gym.example", role: "owner", via: "desk" };
export const coach: Actor = { name: "coach@gym.example", role: "staff", via: "desk" };
