const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function xml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** `tag("loc", url)`; an empty or missing text leaves the tag out. */
export function tag(name: string, text: string | undefined): string {
  return text ? `<${name}>${xml(text)}</${name}>` : "";
}
