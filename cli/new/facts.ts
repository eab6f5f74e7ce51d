import type { Day } from "#domain/schedule/clock.ts";
import { slug } from "#domain/text.ts";
import type { Answers } from "./answers.ts";
import type { Palette } from "./palette.ts";
import type { Program } from "#content/programs/program.ts";
import { unwritten } from "./answers.ts";
import { states } from "./states.ts";

// The files of another gym's facts, as text.

/** Sections of the home page that only the first gym has texts for. */
const stationSections = new Set(["murph", "founders", "numbers"]);

/** JSON is valid TypeScript. */
const code = (value: unknown) => JSON.stringify(value);

/** At most twelve letters: whole words from the start of the name. */
function toShortName(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > 12) words.pop();
  return words.join(" ").slice(0, 12);
}

/** Fills the {words} in content/starter/site.ts with the answers. */
export function siteFile(template: string, answers: Answers, today: Date): string {
  const { name, town, region, hours, allDayAccess } = answers;
  const words: Record<string, unknown> = {
    ...answers,
    shortName: toShortName(name),
    key: slug(name),
    townKey: slug(town),
    state: states[region]!,
  };
  return template
    .replaceAll(/\{(\w+)\}/g, (_, word: string) => String(words[word]))
    .replace(/copyrightYear: \d+/, `copyrightYear: ${today.getUTCFullYear()}`)
    .replace('accessTexts("staffed")', `accessTexts(${code(allDayAccess ? "always" : "staffed")})`)
    .replaceAll(/(\w+day): null/g, (_, day: string) => `${day}: ${code(hours[day as Day])}`);
}

/** Dates content/starter/pages/legal.ts. */
export function legalFile(template: string, today: Date): string {
  return template.replace("{today}", today.toLocaleDateString("en-US", { dateStyle: "long" }));
}

/** content/pages-on.ts with the pages and sections of this gym. */
export function pagesFile(shipped: string, answers: Answers): string {
  const isOn = (name: string) =>
    name.startsWith("/")
      ? answers.pages.includes(name) && !unwritten.includes(name)
      : !stationSections.has(name);
  return shipped
    .replace(
      "/**\n",
      `/**\n * ${unwritten.join(", ")} needs panoramas and texts of your own first: docs/content.md, Another gym.\n`,
    )
    .replaceAll(
      /^  ("?)([\w/-]+)\1: \w+,$/gm,
      (_, quote, name: string) => `  ${quote}${name}${quote}: ${isOn(name)},`,
    );
}

/** content/design/colors.css in the colors of this gym. */
export function colorsFile(shipped: string, palette: Palette): string {
  return shipped.replaceAll(/--([\w-]+): #\w+;/g, (_, name: string) => {
    if (!palette[name]) throw new Error(`makePalette has no --${name}.`);
    return `--${name}: ${palette[name]};`;
  });
}

/** content/design/colors.ts in the colors of this gym. */
export const colorConstantsFile = (shipped: string, palette: Palette): string =>
  shipped.replaceAll(/(\w+): "#\w+"/g, (_, name: string) => `${name}: ${code(palette[`color-${name}`])}`);

export const logoFile = (logo: { viewBox: string; shapes: string }): string =>
  `export const logo: { viewBox: string; shapes: string } = ${JSON.stringify(logo, null, 2)};\n`;

const icons: Program["iconName"][] = ["Dumbbell", "Users", "Activity", "Heart", "Star", "User", "Calendar"];

export function programFile(title: string, slug: string, index: number): string {
  const program: Program = {
    slug,
    title,
    order: index + 1,
    iconName: icons[index % icons.length]!,
    image: `program-${slug}`,
    gallery: [],
    description: `${title} at our gym, for beginners and for people who have trained for years. Ask us how it works and when you can start.`,
    paragraphs: [
      `New to ${title}? You start with the basics and a coach next to you. Have you done it before? Tell us what you can do, and we go on from there.`,
      "You don’t need to prepare. Wear something you can move in, come a few minutes early, and say hello.",
      "Ask us about days, times and prices. We will tell you what fits you, and what doesn’t.",
    ],
  };
  const value = JSON.stringify(program, null, 2);
  return `import type { Program } from "#content/programs/program.ts";\n\nexport const program: Program = ${value};\n`;
}

/** A slug for each title; no two are the same. */
export function programSlugs(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    // Files whose names start with 'program' hold shared texts.
    const name = slug(slug(title).replace(/^program/, "our-program"), taken);
    taken.add(name);
    return name;
  });
}
