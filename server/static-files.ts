import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { Bodies } from "./encoding.ts";

export type StaticFile = {
  type: string;
  etag: string;
  immutable: boolean;
  bodies: Partial<Bodies> & { identity: Buffer };
};

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The build's own files, in memory, with the compressed twins that server/precompress.ts laid beside them. */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const twins = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    const extension = extname(path);
    const content = readFileSync(path);
    if (extension === ".br" || extension === ".gz") {
      twins.set(url, content);
      continue;
    }
    const type = TYPES[extension];
    if (!type) continue;
    const etag = createHash("sha256").update(content).digest("base64url").slice(0, 22);
    files.set(url, { type, etag, immutable: url.startsWith("/assets/"), bodies: { identity: content } });
  }
  for (const [url, file] of files) {
    const br = twins.get(`${url}.br`);
    const gzip = twins.get(`${url}.gz`);
    if (br) file.bodies.br = br;
    if (gzip) file.bodies.gzip = gzip;
  }
  return files;
}
