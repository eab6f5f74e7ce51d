import { log } from "#config/log.server.ts";
import { lastKnownFacts, readPictureFacts, type PictureFacts } from "./picture-facts.server.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";

/** How long a page waits for facts that are not cached. After that it shows the picture without a placeholder. */
const TIMEOUT_MS = 1000;

/** For a picture whose facts are unknown. */
const ASSUMED = { version: "", width: 1600, height: 1200, placeholder: "" };

/** null if the picture does not exist. */
export async function findPicture(key: string, alt: string): Promise<Photo | null> {
  const [photo] = await findPictures([{ key, alt }]);
  return photo ?? null;
}

/** In the same order; null for a picture that does not exist. */
export async function findPictures(
  wanted: readonly { key: string; alt: string }[],
): Promise<(Photo | null)[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<"later">((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, "later");
  });
  try {
    return await Promise.all(
      wanted.map(async ({ key, alt }) => {
        const facts = await Promise.race([readFactsOrLast(key), timeout]);
        if (facts === "later") return { key, alt, ...ASSUMED };
        return facts && toPhoto(key, alt, facts);
      }),
    );
  } finally {
    clearTimeout(timer);
  }
}

async function readFactsOrLast(key: string) {
  try {
    return await readPictureFacts(key);
  } catch (error) {
    const last = await lastKnownFacts(key).catch(() => null);
    if (!last) throw error;
    log.warn({ err: error, key }, "picture store does not answer; using the last known facts");
    return last;
  }
}

function toPhoto(key: string, alt: string, facts: PictureFacts): Photo {
  if ("refused" in facts) return { key, alt, ...ASSUMED, version: facts.version };
  const { version, width, height, placeholder } = facts;
  return { key, alt, version, width, height, placeholder };
}
