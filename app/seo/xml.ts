const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** `tag("loc", url)`; nothing for an empty or missing text. */
export function tag(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : "";
}
