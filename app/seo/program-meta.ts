import type { Program } from "#content/programs/program.ts";
import type { Sport } from "#content/sports/sport.ts";
import { hall } from "#content/sports/sports-performance.ts";
import { pageTitle, type PageMeta } from "./page-meta.ts";

export function programMeta({ slug, title, description, image, gallery }: Program): PageMeta {
  return {
    title: pageTitle(title),
    description,
    picture: image,
    pictures: gallery,
    file: `content/programs/${slug}.ts`,
    texts: [`programs.${slug}.`],
  };
}

/** Metadata of a program that uses the common page, app/pages/programs/program.tsx. */
export function programPage(program: Program): PageMeta {
  return { ...programMeta(program), sources: ["plans"] };
}

/** 'sport name | facility | West Chester, OH' */
export function sportMeta({ slug, title, summary, image }: Sport): PageMeta {
  return {
    title: `${title} | ${hall.name} | ${hall.knownAs}, ${hall.region}`,
    description: summary,
    picture: image,
    place: hall,
    file: `content/sports/${slug}.ts`,
  };
}
