import { mkdtempSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { snapshot } from "./snapshot.ts";

const MENU = "<header><nav aria-label='Menu'></nav></header>";
const whole = (island: string) => `${MENU}<main><h1>Whole</h1>${island}</main><footer></footer>`;

/** Pages as our server might send them one day. */
const site: Record<string, string> = {
  "/": whole(
    `<div data-island="gallery/photo-grid" data-props="{}"></div><div data-behavior="reviews"></div>
     <div data-island="lead-form/lead-form" data-props="{}"></div>`,
  ),
  "/pricing": whole("The finder is on a page of its own now."),
};

test("a page of ours that lacks what the peer has stops the bench with a sentence", async () => {
  const server = createServer((request, response) => {
    const page = site[request.url!];
    response.writeHead(page ? 200 : 503).end(page);
  }).listen(0);
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const into = mkdtempSync(join(tmpdir(), "peer-"));
  const taken = () => snapshot(base, into, into);

  await expect(taken()).rejects.toThrow(
    "The peer's /pricing cannot be made: our page has 0 of #plan-finder instead of one.",
  );
  site["/pricing"] = whole('<section id="plan-finder"></section>');
  await expect(taken()).rejects.toThrow("The peer's /schedule cannot be made: our server answers 503.");
  site["/pricing"] = site["/pricing"].replace("<footer></footer>", "");
  await expect(taken()).rejects.toThrow("The peer's /pricing cannot be made: our page has no footer.");
  expect(readdirSync(into)).toEqual([]);
  server.close();
});
