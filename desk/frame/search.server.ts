/** What is searched for: `?q=`. */
export function searchIn(request: Request): string {
  return (new URL(request.url).searchParams.get("q") ?? "").slice(0, 100).trim();
}

/** Tells whether texts contain all words of a search, in any case and with or without accents. */
export function matcher(search: string) {
  const words = plain(search).split(/\s+/);
  return (texts: readonly (string | undefined)[]) => {
    const all = plain(texts.join(" "));
    return words.every((word) => all.includes(word));
  };
}

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
