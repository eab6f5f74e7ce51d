const SYMBOL = /<symbol id="([\w-]+)"([\s\S]*?<\/symbol>)/g;

/** From the file of all icons: those of some names, to stand in a page. */
export function pageIcons(file: string): (names: Set<string>) => string {
  const symbols = new Map(
    Array.from(file.matchAll(SYMBOL), ([, name = "", rest]) => [name, `<symbol id="icon-${name}"${rest}`]),
  );
  return (names) => `<svg hidden>${Array.from(names, (name) => symbols.get(name)).join("")}</svg>`;
}
