import { openBrowser } from "#test/browser/browser.ts";

export type Visit = { path: string; kilobytes: number };

const PATHS = ["/", "/programs", "/programs/adult-classes", "/pricing", "/contact"];

/** Bytes that a phone fetches for five pages in a row, with its cache. */
export async function visit(base: string): Promise<Visit[]> {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const rows: Visit[] = [];
  for (const path of PATHS) {
    bytes = 0;
    await page.goto(base + path, { waitUntil: "networkidle" });
    rows.push({ path, kilobytes: Math.round(bytes / 1024) });
  }
  await browser.close();
  return rows;
}
