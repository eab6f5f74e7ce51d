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

/** The films and the pictures that the three pages name, as files. The bench's browser takes AVIF wherever it may. */
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

/** Our own pages as files: the very HTML that the server sends, and the build beside it. */
export async function savePages(base: string, into: string) {
  cpSync(join(root, "build/client"), into, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const { path } of PAGES) {
    await save(base + path, join(into, path === "/" ? "index.html" : `${path}.html`));
  }
}

/** Makes a folder ready for nginx: the media in it, the manifest that every page names, and its texts as brotli. */
export async function readyForNginx(folder: string, base: string, media: string) {
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
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}; the peers need it as a file.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
}
