/** Texts, links and pictures of a rendered page. */
export type Markup = {
  texts: string[];
  pictures: { source: string; alt: string | undefined }[];
  links: string[];
  ids: Set<string>;
};

/** Attributes with text. */
const WORDED = /^(alt|aria-label|title|placeholder|content)$/;
const PART =
  /<script\b([^>]*)>([\s\S]*?)<\/script>|<style\b[\s\S]*?<\/style>|<\/?([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<>]+)/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Reads the markup that React writes: quoted attributes, escaped text. */
export function readMarkup(html: string): Markup {
  const markup: Markup = { texts: [], pictures: [], links: [], ids: new Set() };
  // React separates neighboring texts by comments.
  for (const [, kind, code, tag, inside, text] of html.replace(/<!--[\s\S]*?-->/g, "").matchAll(PART)) {
    if (kind?.includes("application/ld+json")) markup.texts.push(...stringsIn(code ?? ""));
    else if (tag) readTag(markup, tag.toLowerCase(), inside ?? "");
    else if (text?.trim()) markup.texts.push(unescapeHtml(text));
  }
  return markup;
}

function readTag(markup: Markup, tag: string, inside: string) {
  const attributes = new Map(
    Array.from(inside.matchAll(ATTRIBUTE), ([, name = "", value = ""]) => [name, unescapeHtml(value)]),
  );
  for (const [name, value] of attributes) if (WORDED.test(name) && value) markup.texts.push(value);
  const [id, href] = [attributes.get("id"), attributes.get("href")];
  if (id) markup.ids.add(id);
  if (tag === "a" && href) markup.links.push(href);
  if (tag === "img")
    markup.pictures.push({ source: attributes.get("src") ?? "", alt: attributes.get("alt") });
}

function stringsIn(json: string): string[] {
  const values: string[] = [];
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === "string") values.push(value);
      return value;
    });
  } catch {
    // Invalid JSON-LD has no texts. Tests check it on every page.
  }
  return values;
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: " ",
};

export function unescapeHtml(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
