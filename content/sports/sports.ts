import { filesBeside } from "#content/programs/program-files.ts";
import { sportPath, type Sport } from "./sport.ts";

type Files = Record<string, { sport: Sport }>;

/** Every file here is a sport, except those whose names start with 'sport'. */
const files: Files = import.meta.env
  ? import.meta.glob<Files[string]>(["./*.ts", "!./sport*.ts"], { eager: true })
  : await filesBeside(import.meta.url, "sport");

/** In display order. */
export const sports: readonly Sport[] = Object.values(files)
  .map(({ sport }) => sport)
  .toSorted((a, b) => (a.order ?? 99) - (b.order ?? 99) || a.name.localeCompare(b.name));

export function findSport(slug: string): Sport | undefined {
  return sports.find((sport) => sport.slug === slug);
}

export function otherSports(current: string) {
  return sports
    .filter(({ slug }) => slug !== current)
    .map(({ slug, name, image }) => ({ name, image, to: sportPath(slug) }));
}
