import { expect } from "vitest";

/** A picture's bytes. A busy server answers 503 until it has made the size. */
export async function fetchPicture(url: string): Promise<Buffer> {
  const answers: Response[] = [];
  const ask = async () => {
    answers.unshift(await fetch(url));
    return answers[0]!.status;
  };
  await expect.poll(ask, { interval: 500 }).toBe(200);
  return Buffer.from(await answers[0]!.arrayBuffer());
}
