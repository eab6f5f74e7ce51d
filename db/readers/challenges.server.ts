import { z } from "zod";
import { checkRows, maybeNumber, maybeWords, someWords } from "#db/drivers/check-rows.server.ts";
import type { Database } from "#db/drivers/database.server.ts";

export const challengeStatuses = ["enrollment open", "coming soon"] as const;

export interface Challenge {
  id: string;
  month: string;
  title: string;
  description: string;
  status: (typeof challengeStatuses)[number];
}

const challengeRow = z.object({
  id: someWords,
  month: someWords,
  title: someWords,
  description: maybeWords,
  status: maybeWords.transform((text) => text.toLowerCase()).pipe(z.enum(challengeStatuses)),
  position: maybeNumber,
});

export async function readChallenges(db: Database): Promise<Challenge[]> {
  const rows = await db.kysely
    .selectFrom("challenges")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  return checkRows("challenges", challengeRow, rows).map(({ id, month, title, description, status }) => ({
    id,
    month,
    title,
    description,
    status,
  }));
}
