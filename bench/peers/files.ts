import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { PAGES } from "./snapshot.ts";

const root = join(import.meta.dirname, "../..");

/** Saves the films and pictures of the three pages. Of the formats, only AVIF is needed: the bench's browser prefers it. */
export async function saveMedia(base: string, into: string) {
  const named = new Set<string>();
  for (const { path } of PAGES) {
    const html = (await (await fetch(base + path)).text()).replaceAll("&amp;", "&");
    for (const [url] of html.matchAll(/\/media\/[^\s",]+/g)) named.add(url);
  }
  for (const url of named) {
    const { pathname, searchParams } = new URL(url, base);
    const format = searchParams.get("f");
    if (format && format !== "avif") continue;
    const file = decodeURIComponent(pathname) + (format ? `.${searchParams.get("w")}.${format}` : "");
    await save(base + url, join(into, file));
  }
}

/** Saves our pages as files: the HTML that the server sends, and the client build. */
export async function savePages(base: string, into: string) {
  cpSync(join(root, "build/client"), into, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const { path } of PAGES) {
    await save(base + path, join(into, path === "/" ? "index.html" : `${path}.html`));
  }
}

/** Prepares a folder for nginx: links the media, saves the manifest, compresses text files with brotli. */
export async function prepareForNginx(folder: string, base: string, media: string) {
  rmSync(join(folder, "media"), { force: true });
  symlinkSync(join(media, "media"), join(folder, "media"));
  await save(`${base}/site.webmanifest`, join(folder, "site.webmanifest"));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!/\.(html|css|js|svg|webmanifest)$/.test(name) || !statSync(file).isFile()) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(file, brotliCompressSync(readFileSync(file), { params: quality }));
  }
}

async function save(url: string, file: string) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}. The comparison needs it as a file.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
}
