import { unescapeHtml } from "#operations/health/pages/read-markup.ts";

/** A page as a crawler without script reads it. */

export type ReadPage = {
  path: string;
  status: number;
  html: string;
  title: string;
  description: string;
  canonical: string;
  /** Visible and accessible text, with normalized whitespace. */
  text: string;
  headings: { level: number; text: string }[];
  ids: Set<string>;
  links: string[];
  graph: Thing[];
};

export type Thing = { "@type": string; [name: string]: unknown };

export async function readPage(origin: string, path: string): Promise<ReadPage> {
  const response = await fetch(origin + path, { redirect: "manual" });
  const html = await response.text();
  const body = html.slice(html.indexOf("<body"));
  return {
    path,
    status: response.status,
    html,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: readMeta(html, "description"),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "",
    text: readText(body),
    headings: Array.from(body.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g), ([, level, inner = ""]) => ({
      level: Number(level),
      text: readText(inner),
    })),
    ids: new Set(Array.from(body.matchAll(/\sid="([^"]+)"/g), ([, id = ""]) => unescapeHtml(id))),
    links: Array.from(body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g), ([, href = ""]) => unescapeHtml(href)),
    graph: readGraph(html),
  };
}

export function readMeta(html: string, name: string): string {
  return unescapeHtml(
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "",
  );
}

function readGraph(html: string): Thing[] {
  const scripts = Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g));
  return scripts.flatMap(([, code = ""]) => (JSON.parse(code) as { "@graph": Thing[] })["@graph"]);
}

/** Includes alt text. */
function readText(html: string): string {
  const words = html
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]+>/g, " ");
  return unescapeHtml(words).replace(/\s+/g, " ").trim();
}
