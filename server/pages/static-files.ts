import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { mimeTypes, fileExtension } from "#http/mime-types.ts";
import type { Bodies } from "./encoding.ts";
import { prepare, type Prepared } from "#server/send.ts";

const ONE_HOUR = "public, max-age=3600";

/** The files of the build, in memory, with the compressed versions from precompress.ts. */
export function loadStaticFiles(folder: string): Map<string, Prepared> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, path).split(sep).join("/")}`, readFileSync(path));
  }
  const files = new Map<string, Prepared>();
  for (const [url, identity] of contents) {
    const type = mimeTypes[fileExtension(url)];
    if (type) files.set(url, prepareFile(url, type, identity, contents));
  }
  return files;
}

function prepareFile(url: string, type: string, identity: Buffer, contents: Map<string, Buffer>): Prepared {
  const bodies: Partial<Bodies> & { identity: Buffer } = { identity };
  const br = contents.get(`${url}.br`);
  const gzip = contents.get(`${url}.gz`);
  if (br) bodies.br = br;
  if (gzip) bodies.gzip = gzip;
  const cacheControl = url.startsWith("/assets/") ? "public, max-age=31536000, immutable" : ONE_HOUR;
  return prepareStatic(type, cacheControl, bodies);
}

export function prepareText(text: string, type: string): Prepared {
  const identity = Buffer.from(text);
  return prepareStatic(type, ONE_HOUR, {
    identity,
    br: brotliCompressSync(identity),
    gzip: gzipSync(identity),
  });
}

function prepareStatic(
  type: string,
  cacheControl: string,
  bodies: Partial<Bodies> & { identity: Buffer },
): Prepared {
  const etag = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  return prepare({
    status: 200,
    headers: { "content-type": type, "cache-control": cacheControl },
    etag,
    bodies,
  });
}
