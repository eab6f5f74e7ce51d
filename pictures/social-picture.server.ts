import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { colors } from "#content/design/colors.ts";
import { cacheOnDisk, readPictureFacts, sizesFolder } from "./picture-facts.server.ts";
import { withOriginal } from "#pictures/sizes/picture-source.server.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** Part of the cached file's name. Increase it when the drawing changes. */
const DRAWING = "2";

export type SocialText = { title: string; sign: string };

// The font is a separate file, because sharp can't read woff and a server may have no fonts.
const face = {
  fontfile: fileURLToPath(new URL("../media/fonts/barlow-condensed-700.ttf", import.meta.url)),
  dpi: 72,
  rgba: true,
} as const;

/** The picture for shared links: the page's photo, darkened at the bottom, with the page's title. Cached on disk. */
export async function socialPicture(key: string, text: SocialText): Promise<Buffer | null> {
  const facts = await readPictureFacts(key);
  if (!facts || "refused" in facts) return null;
  const print = createHash("sha256")
    .update(JSON.stringify([DRAWING, facts.version, text, colors]))
    .digest("hex");
  const name = `social-${print.slice(0, 24)}.jpg`;
  const cached = await readFile(join(sizesFolder, name)).catch(() => null);
  if (cached) return cached;
  return withOriginal(key, async (original) => {
    if (!original) return null;
    const drawn = await draw(original, text);
    await cacheOnDisk(name, drawn);
    return drawn;
  });
}

/** Loaded on first use: most servers have all pictures cached. */
const loadSharp = async () => (await import("sharp")).default;

async function draw(original: Buffer, { title, sign }: SocialText): Promise<Buffer> {
  const sharp = await loadSharp();
  const [headline, label] = await Promise.all([
    line(title.toUpperCase(), { size: title.length > 34 ? 84 : 112, color: "#FFFFFF" }),
    line(sign.toUpperCase(), { size: 34, color: "#FFFFFF" }),
  ]);
  const top = HEIGHT - MARGIN - headline.info.height;
  return sharp(original)
    .resize(WIDTH, HEIGHT, { fit: "cover" })
    .composite([
      { input: scrim, left: 0, top: 0 },
      { input: plate(label.info.width + 48), left: MARGIN, top: 0 },
      { input: label.data, left: MARGIN + 24, top: Math.round((64 - label.info.height) / 2) },
      { input: headline.data, left: MARGIN, top },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function line(text: string, { size, color }: { size: number; color: string }) {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const markup = `<span foreground="${color}">${escaped}</span>`;
  // The comma ends the family name. Without it Pango reads 'Condensed' as a width.
  const font = `Barlow Condensed, Bold ${size}`;
  const sharp = await loadSharp();
  return sharp({ text: { ...face, text: markup, font, width: WIDTH - 2 * MARGIN, wrap: "word" } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const scrim = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="s" x2="0" y2="1"><stop offset="0.2" stop-color="${colors.ink}" stop-opacity="0.1"/><stop offset="0.75" stop-color="${colors.ink}" stop-opacity="0.86"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#s)"/><rect width="16" height="100%" fill="${colors.red}"/>
  </svg>`,
);

function plate(width: number) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64"><rect width="100%" height="100%" fill="${colors.red}"/></svg>`,
  );
}
