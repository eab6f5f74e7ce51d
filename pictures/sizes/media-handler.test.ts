import { mkdtemp, rename, rm } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stripes } from "#test/support/test-pictures.ts";

const dataDir = await mkdtemp(join(tmpdir(), "media-"));
process.env.DATA_DIR = dataDir;
const { handleMedia } = await import("./media-handler.server.ts");
const { pictureStore } = await import("#pictures/store/picture-store.server.ts");
const { findPicture } = await import("#pictures/find-pictures.server.ts");

let server: Server;
const key = "tour-images/hall 1.jpg";
const url = "/media/tour-images/hall%201.jpg";

beforeAll(async () => {
  await pictureStore().put(key, await stripes(640, 480).jpeg().toBuffer());
  server = createServer(async (request, response) => {
    if (!(await handleMedia(request, response))) response.writeHead(418).end();
  }).listen(0, "127.0.0.1");
});
afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true });
});

/** fetch would normalize the URL. */
async function ask(path: string, { method = "GET", ...headers }: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ port, host: "127.0.0.1", path, method, headers }, resolve).on("error", reject).end();
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

test("a size is immutable only with the right hash", async () => {
  // Computes the facts first, which a page would not wait for.
  await expect.poll(async () => (await findPicture(key, ""))?.version).toBeTruthy();
  const photo = await findPicture(key, "");
  const plain = await ask(`${url}?w=320&f=webp`);
  expect(plain.status).toBe(200);
  expect(plain.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(plain.body.length),
    "cache-control": "public, max-age=300",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect((await sharp(plain.body).metadata()).width).toBe(320);
  const right = await ask(`${url}?w=320&f=webp&v=${photo?.version}`);
  expect(right.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const wrong = await ask(`${url}?w=320&f=webp&v=000000000000`);
  expect(wrong.status).toBe(200);
  expect(wrong.headers["cache-control"]).toBe("public, max-age=60");
  expect(wrong.body).toEqual(right.body);
});

test("HEAD has no body; a known ETag is 304", async () => {
  const head = await ask(`${url}?w=320&f=jpeg`, { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(Number(head.headers["content-length"])).toBeGreaterThan(500);
  const again = await ask(`${url}?w=320&f=jpeg`, { "if-none-match": `"x", W/${head.headers.etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("returns exactly the requested format, unless the client accepts WebP too", async () => {
  const exact = await ask(`${url}?w=640&f=avif`);
  expect(exact.headers["content-type"]).toBe("image/avif");
  await pictureStore().put("tour-images/other.jpg", await stripes(900, 480).jpeg().toBuffer());
  const browser = await ask("/media/tour-images/other.jpg?w=640&f=avif", {
    accept: "image/avif,image/webp,*/*",
  });
  expect(browser.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=30",
  });
});

test.each([
  "w=321&f=webp",
  "w=0&f=webp",
  "w=-320&f=webp",
  "w=0320&f=webp",
  "w=3.2e2&f=webp",
  "w=320&f=jpg",
  "w=320&f=svg",
  "w=320",
  "f=webp",
  "w=&f=",
])("%s is refused", async (query) => {
  expect((await ask(`${url}?${query}`)).status).toBe(400);
});

test.each([
  "/media/../package.json",
  "/media/..%2f..%2fpackage.json",
  "/media/%2e%2e/%2e%2e/package.json",
  "/media/site/..%2f..%2fpackage.json",
  "/media/site/..%5c..%5cpackage.json",
  "/media/site/%252e%252e%252fpackage.json",
  "/media/site//etc/passwd",
  "/media//etc/passwd",
  "/media/%00",
  "/media/site/hero-home.webp%00.svg",
  "/media/%E0%A4%A",
  "/media/site/site.json",
  "/media/pictures.json",
  "/media/make-sizes.ts",
  "/media/scenes/kit.py",
  "/media/site/",
  "/media/",
  "/media/tour-images/none.webp?w=320&f=webp",
  "/media/film/none.webm",
])("%s returns no file", async (path) => {
  const { status, body } = await ask(path);
  expect([400, 404]).toContain(status);
  expect(body.length).toBeLessThan(60);
});

test("refuses other methods, and ignores other URLs", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const { status, headers } = await ask(url, { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  }
  expect((await ask("/mediaplan")).status).toBe(418);
});

test("sends files of the site completely or in ranges", async () => {
  const path = "/media/site/hero-home.webp";
  const whole = await ask(path);
  const { etag = "" } = whole.headers;
  expect(whole.headers).toMatchObject({ "content-type": "image/webp", "accept-ranges": "bytes" });
  const part = await ask(path, { range: "bytes=10-19" });
  expect([part.status, part.headers["content-range"]]).toEqual([206, `bytes 10-19/${whole.body.length}`]);
  expect(part.body).toEqual(whole.body.subarray(10, 20));
  expect((await ask(path, { range: "bytes=10-19", "if-range": etag })).status).toBe(206);
  expect((await ask(path, { range: "bytes=10-19", "if-range": '"old"' })).status).toBe(200);
  const beyond = await ask(path, { range: `bytes=${whole.body.length}-` });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${whole.body.length}`]);
  expect((await ask(path, { "if-none-match": etag })).status).toBe(304);
  expect((await ask(path, { method: "HEAD", range: "bytes=0-9" })).body.length).toBe(0);
});

test("an SVG can't run scripts", async () => {
  const { headers } = await ask("/media/partners/massage.svg");
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("an undecodable picture becomes a placeholder, and the original is never served", async () => {
  await pictureStore().put("tour-images/broken.jpg", Buffer.from("no picture"));
  const broken = await ask("/media/tour-images/broken.jpg?w=320&f=webp");
  expect(broken.headers["content-type"]).toBe("image/svg+xml");
  const unsized = await ask(url);
  expect([unsized.headers["content-type"], (await sharp(unsized.body).metadata()).width]).toEqual([
    "image/webp",
    640,
  ]);
});

test("serves cached sizes while the bucket is missing", async () => {
  const photo = await findPicture(key, "");
  await ask(`${url}?w=320&f=webp`);
  const bucket = join(dataDir, "store/tour-images");
  await rename(bucket, `${bucket}-away`);
  const known = await ask(`${url}?w=320&f=webp&v=${photo?.version}`);
  expect([known.status, known.headers["content-type"]]).toEqual([200, "image/webp"]);
  await rename(`${bucket}-away`, bucket);
});

test.each(["mp4", "webm"])(
  "a film of the gym has its hash as ETag, and is sent in ranges: %s",
  async (kind) => {
    const film = Buffer.from("0123456789");
    await pictureStore().put(`tour-images/site poster-hero 0123456789ab.${kind}`, film);
    const address = `/media/tour-images/site%20poster-hero%200123456789ab.${kind}`;
    const whole = await ask(address);
    expect([whole.status, whole.body, whole.headers.etag]).toEqual([200, film, '"0123456789ab"']);
    const part = await ask(address, { range: "bytes=2-4" });
    expect([part.status, part.body.toString()]).toEqual([206, "234"]);
    expect((await ask(address, { "if-none-match": '"0123456789ab"' })).status).toBe(304);
  },
);
