import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const note = z.object({
  file: z.string().optional(),
  image_number: z.number().optional(),
  alt: z.string().optional(),
  alt_text: z.string().optional(),
  category: z.string().optional(),
});

/** Alt text, category and position of each picture, from the JSON list in its folder. */
export function readNotes(folder: string) {
  const notes = readLists(folder).map((entry, place) => ({
    name: entry.file ?? `image ${entry.image_number}.webp`,
    alt: entry.alt ?? entry.alt_text ?? "",
    category: entry.category,
    place,
  }));
  const byName = new Map(notes.map((entry) => [entry.name, entry]));
  const position = (name: string) => byName.get(name)?.place ?? notes.length;
  return {
    of(name: string) {
      const found = byName.get(name);
      return { alt: found?.alt ?? "", ...(found?.category && { category: found.category }) };
    },
    order: (a: string, b: string) => position(a) - position(b) || (a < b ? -1 : 1),
  };
}

function readLists(folder: string) {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return names.flatMap((name) => z.array(note).parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));
  } catch {
    return [];
  }
}
