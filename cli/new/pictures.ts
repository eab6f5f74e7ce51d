import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { makeIcons } from "#media/make-icons.ts";
import { formatIndex, indexPictures } from "#media/picture-index.ts";
import type { Palette } from "./palette.ts";

const [WIDTH, HEIGHT] = [1600, 1000];
const SVG = { operation: ["VipsForeignLoadSvg"] };

type Drawings = { name: string; pictures: readonly string[]; palette: Palette };

/** The site's decoders leave SVG out (pictures/sizes/decoders.ts). These drawings are our own. */
export async function drawAll(folder: string, gym: Drawings): Promise<void> {
  sharp.unblock(SVG);
  try {
    await drawIcons(join(folder, "public"), gym);
    await drawPatterns(join(folder, "media/site"), gym);
  } finally {
    sharp.block(SVG);
  }
  // Only pictures of the index can be replaced by the gym's own.
  const media = join(folder, "media");
  writeFileSync(join(media, "pictures.json"), formatIndex(await indexPictures(media)));
}

/** A pattern of slanted bars in the gym's colors, different for each name. It is decoration, so it has no alternative text. */
async function drawPatterns(folder: string, { pictures, palette }: Drawings): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [index, name] of pictures.entries()) {
    const picture = await sharp(Buffer.from(pattern(index, palette)))
      .webp({ quality: 82 })
      .toBuffer();
    writeFileSync(join(folder, `${name}.webp`), picture);
  }
}

function pattern(index: number, palette: Palette): string {
  const [back, front, line] =
    index % 3 === 0
      ? [palette["color-coal"], palette["color-brick"], palette["color-steel"]]
      : index % 3 === 1
        ? [palette["color-wine"], palette["color-red"], palette["color-brick"]]
        : [palette["color-iron"], palette["color-steel"], palette["color-red"]];
  const bars = Array.from({ length: 9 }, (_, bar) => {
    const x = ((bar * 230 + index * 137) % 2300) - 350;
    const width = 40 + ((bar * 53 + index * 29) % 130);
    return `<path d="M${x} ${HEIGHT}l420-${HEIGHT}h${width}l-420 ${HEIGHT}z" fill="${bar % 3 === 2 ? line : front}" opacity="${0.35 + (bar % 4) * 0.15}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${back}"/>${bars.join("")}</svg>`;
}

const dumbbell = "M5 12h3V9h4v5h8V9h4v3h3v8h-3v3h-4v-5h-8v5H8v-3H5z";

/** A dumbbell on the gym's color, and the name as text. */
async function drawIcons(folder: string, { name, palette }: Drawings): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const color = palette["color-red"]!;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${color}"/><path fill="#fff" d="${dumbbell}"/></svg>\n`;
  writeFileSync(join(folder, "favicon.svg"), icon);
  const { viewBox, shapes } = nameAsLogo(name);
  writeFileSync(
    join(folder, "logo.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="${palette["color-ink"]}">${shapes}</svg>\n`,
  );
  await makeIcons(folder, color);
}

/** Fits the header and the footer of a phone. */
const MAX_LOGO_WIDTH = 165;
/** Widths of capital letters in the typeface of headings, as fractions of the font size. */
const LETTER_WIDTH = 0.46;
const otherWidths: Readonly<Record<string, number>> = {
  I: 0.23,
  M: 0.55,
  W: 0.69,
  "1": 0.28,
  "&": 0.6,
  "'": 0.17,
  "-": 0.33,
  ".": 0.22,
  " ": 0.2,
};

/** The largest font for one, two and three lines. */
const MAX_SIZES = [40, 27, 18];

/** The name in the typeface of headings. A name of several words has two lines, or three if that makes it larger. */
export function nameAsLogo(name: string): { viewBox: string; shapes: string } {
  const words = name.toUpperCase().split(" ");
  const layouts = words.length === 1 ? [words] : [...breakInto(2, words), ...breakInto(3, words)];
  const lines = layouts.reduce((best, one) => (fontSize(one) > fontSize(best) ? one : best));
  const size = fontSize(lines);
  const shapes = lines
    .map((text, at) => {
      const y = 26 + size * (0.36 + 0.96 * (at - (lines.length - 1) / 2));
      const fill = at > 0 && at === lines.length - 1 ? ' fill="var(--accent)"' : "";
      // Browsers round the widths of small letters, and may lack the typeface: the text would be cut.
      const fit = `textLength="${(textWidth(text) * size).toFixed(1)}" lengthAdjust="spacingAndGlyphs"`;
      return `<text x="0" y="${y.toFixed(1)}" font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="700" font-size="${size.toFixed(1)}" ${fit}${fill}>${escape(text)}</text>`;
    })
    .join("");
  return { viewBox: `0 0 ${Math.ceil(widest(lines) * size)} 52`, shapes };
}

function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (otherWidths[letter] ?? LETTER_WIDTH), 0);
}

function widest(lines: readonly string[]): number {
  return Math.max(...lines.map(textWidth));
}

function fontSize(lines: readonly string[]): number {
  return Math.min(MAX_SIZES[lines.length - 1]!, MAX_LOGO_WIDTH / widest(lines));
}

/** Every way to write the words over so many lines. */
function breakInto(lines: number, words: readonly string[]): string[][] {
  if (lines === 1) return [[words.join(" ")]];
  return words
    .slice(1)
    .flatMap((_, at) =>
      breakInto(lines - 1, words.slice(at + 1)).map((rest) => [words.slice(0, at + 1).join(" "), ...rest]),
    );
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#39;");
