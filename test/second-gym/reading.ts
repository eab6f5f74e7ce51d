import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Searches pages, e-mails and command output for texts of the first gym.

const root = join(import.meta.dirname, "../..");

const THE_FIRST_GYM =
  /\bevo\b|\bevo-|evofitness|maineville|ohio|eastern|24\/7|west.chester|new_york|\bE[SD]T\b|\bOH\b|(?<!\w)\(?513\)?[ -]|45039|45069/gi;

/** Words about its building; searched in pages only. */
const THE_STATION =
  /\bbays?\b|\bengines?\b|\bcrew\b|\bwatch (desk|room)\b|\bbrass\b|\bpoles?\b|\b(fire )?station\b|firefighter|drill yard|\bmurph\b|\bmayhem\b|jiu-jitsu/gi;

/** Names of files are ignored, since visitors do not read them. */
const read = (text: string) =>
  text.replace(/(\/media\/|\/assets\/)[^\s"'<>)]*|evo-(?=[a-z-]*\.(webp|svg|mp4|webm))/g, "");

const around = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40));

export const ofTheFirst = (text: string) => around(read(text), THE_FIRST_GYM);

/** Words, alt texts and colors of the first gym in a page's markup and styles. */
export function firstGymIn(html: string): string[] {
  const markup = read(html);
  const [words, texts] = [
    around(markup, THE_STATION),
    pictureTexts().filter((text) => markup.includes(text)),
  ];
  const colors = firstColors().filter((color) => markup.toLowerCase().includes(color));
  return [...ofTheFirst(html), ...words, ...texts, ...colors];
}

/** The alt texts of all shipped pictures. */
function pictureTexts(): string[] {
  return globSync("media/*/*.json", { cwd: root }).flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), "utf8").matchAll(/"(?:alt|alt_text)": ?"([^"]{12,})"/g),
      ([, text = ""]) => text.replaceAll("&", "&amp;"),
    ),
  );
}

/** Without white and black. */
function firstColors(): string[] {
  const sheet = readFileSync(join(root, "content/design/colors.css"), "utf8");
  const colors = Array.from(sheet.matchAll(/#[0-9a-f]{6,8}\b/g), ([color]) => color);
  return [...new Set(colors)].filter((color) => color !== "#ffffff" && color !== "#000000");
}

/** All hours of the second gym: front desk, access, classes, events. */
export const secondGymHours = new Set(
  "5 AM,11 PM,6:15 AM,8:45 PM,10:20 AM,6:40 PM,6:25 AM,7:15 AM,5:35 PM,6:25 PM,10:05 AM,12:10 PM".split(","),
);

export const hoursIn = (text: string) =>
  Array.from(
    text.matchAll(/\b(\d{1,2}(?::\d\d)?) ?([AP]M)\b/gi),
    ([, time, half = ""]) => `${time} ${half.toUpperCase()}`,
  );
