import { log } from "#config/log.server.ts";
import { lastKnownFacts, readPictureFacts, type PictureFacts } from "./picture-facts.server.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";

/** A page waits this long for pictures that nobody has looked at yet; then they go out without their blur. */
const PATIENCE_MS = 1000;

/** Until a picture has been looked at, it is taken to be a camera's. */
const ASSUMED = { version: "", width: 1600, height: 1200, placeholder: "" };

/** null when the store has no such picture. */
export async function findPicture(key: string, alt: string): Promise<Photo | null> {
  const [photo] = await findPictures([{ key, alt }]);
  return photo ?? null;
}

/** Many at once; the order is kept, and what the store does not have is null. */
export async function findPictures(
  wanted: readonly { key: string; alt: string }[],
): Promise<(Photo | null)[]> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<"later">((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, "later");
  });
  try {
    return await Promise.all(
      wanted.map(async ({ key, alt }) => {
        const facts = await Promise.race([factsOrLast(key), enough]);
        if (facts === "later") return { key, alt, ...ASSUMED };
        return facts && toPhoto(key, alt, facts);
      }),
    );
  } finally {
    clearTimeout(timer);
  }
}

async function factsOrLast(key: string) {
  try {
    return await readPictureFacts(key);
  } catch (error) {
    const last = await lastKnownFacts(key).catch(() => null);
    if (!last) throw error;
    log.warn({ err: error, key }, "picture store does not answer; using what was known");
    return last;
  }
}

function toPhoto(key: string, alt: string, facts: PictureFacts): Photo {
  if ("refused" in facts) return { key, alt, ...ASSUMED, version: facts.version };
  const { version, width, height, placeholder } = facts;
  return { key, alt, version, width, height, placeholder };
}
