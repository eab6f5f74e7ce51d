import type { Program } from "#content/programs/program.ts";
import type { Sport } from "#content/sports/sport.ts";
import { hall } from "#content/sports/sports-performance.ts";
import { titled, type PageFacts } from "./page-facts.ts";

export function programFacts({ slug, title, description, image, gallery }: Program): PageFacts {
  return {
    title: titled(title),
    description,
    picture: image,
    pictures: gallery,
    file: `content/programs/${slug}.ts`,
  };
}

/** 'sport name | facility | West Chester, OH' */
export function sportPageFacts({ slug, title, summary, image }: Sport): PageFacts {
  return {
    title: `${title} | ${hall.name} | ${hall.knownAs}, ${hall.region}`,
    description: summary,
    picture: image,
    place: hall,
    file: `content/sports/${slug}.ts`,
  };
}
