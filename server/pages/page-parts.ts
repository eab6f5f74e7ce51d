import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageIcons } from "./page-icons.ts";
import { pageStyles } from "./page-styles.ts";

/** What pages take into themselves out of the build's files, by their addresses. */
export type PageParts = ReturnType<typeof pageParts>;

export function pageParts(folder: string) {
  const read = (address: string) => readFileSync(join(folder, address), "utf8");
  const once = <Part>(take: (text: string) => Part) => {
    const known = new Map<string, Part>();
    return (address: string): Part => {
      const part = known.get(address) ?? take(read(address));
      known.set(address, part);
      return part;
    };
  };
  return { styles: once((stylesheet) => pageStyles(stylesheet, read)), icons: once(pageIcons) };
}
