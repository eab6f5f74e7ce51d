import { searchText } from "#domain/text.ts";

/** What is searched for: `?q=`. */
export function searchIn(request: Request): string {
  return (new URL(request.url).searchParams.get("q") ?? "").slice(0, 100).trim();
}

/** Tells whether texts contain all words of a search, in any case and with or without accents. */
export function matcher(search: string) {
  const words = searchText(search).split(/\s+/);
  return (texts: readonly (string | undefined)[]) => {
    const all = searchText(texts.join(" "));
    return words.every((word) => all.includes(word));
  };
}
