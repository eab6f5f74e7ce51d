import { mkdtempSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { snapshot } from "./snapshot.ts";

const MENU = "<header><nav aria-label='Menu'></nav></header>";
const whole = (island: string) => `${MENU}<main><h1>Whole</h1>${island}</main><footer></footer>`;

/** What our server might send after a change. */
const site: Record<string, string> = {
  "/": whole(
    `<div data-island="gallery/photo-grid" data-props="{}"></div><div data-behavior="reviews"></div>
     <div data-island="lead-form/lead-form" data-props="{}"></div>`,
  ),
  "/pricing": whole("The finder is on a page of its own now."),
};

test("the comparison stops with an explanation if a page lacks a part", async () => {
  const server = createServer((request, response) => {
    const page = site[request.url!];
    response.writeHead(page ? 200 : 503).end(page);
  }).listen(0);
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const into = mkdtempSync(join(tmpdir(), "peer-"));
  const takeSnapshot = () => snapshot(base, into, into);

  await expect(takeSnapshot()).rejects.toThrow(
    "Cannot build the Astro page /pricing: our page has 0 of #plan-finder instead of one.",
  );
  site["/pricing"] = whole('<section id="plan-finder"></section>');
  await expect(takeSnapshot()).rejects.toThrow(
    "Cannot build the Astro page /schedule: our server answered 503.",
  );
  site["/pricing"] = site["/pricing"].replace("<footer></footer>", "");
  await expect(takeSnapshot()).rejects.toThrow(
    "Cannot build the Astro page /pricing: our page has no footer.",
  );
  expect(readdirSync(into)).toEqual([]);
  server.close();
});
