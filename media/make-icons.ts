import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { colors } from "#content/design/colors.ts";
import { publicFolder } from "#content/design/files.ts";

// `node media/make-icons.ts` makes every icon of the site from favicon.svg.

if (import.meta.main) await makeIcons(join(import.meta.dirname, "..", publicFolder), colors.red);

/** With a transparent background. */
function icon(mark: string, size: number) {
  return sharp(Buffer.from(mark), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** For systems that crop icons to a shape: the background fills the edge, the mark is in the safe zone. */
async function maskable(mark: string, size: number, background: string) {
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await icon(mark, size) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO with PNGs: six bytes of header, sixteen for each picture, then the pictures. */
async function ico(mark: string, sizes: number[]) {
  const pictures = await Promise.all(sizes.map((size) => icon(mark, size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [i, picture] of pictures.entries()) {
    const at = 6 + 16 * i;
    head.writeUInt8(sizes[i]!, at);
    head.writeUInt8(sizes[i]!, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** `background` is the color of maskable icons. */
export async function makeIcons(folder: string, background: string): Promise<void> {
  const mark = readFileSync(join(folder, "favicon.svg"), "utf8");
  const icons: Record<string, Promise<Buffer>> = {
    "favicon.ico": ico(mark, [16, 32, 48]),
    "icon-192.png": icon(mark, 192),
    "icon-512.png": icon(mark, 512),
    "icon-maskable-192.png": maskable(mark, 192, background),
    "icon-maskable-512.png": maskable(mark, 512, background),
    "apple-touch-icon.png": maskable(mark, 180, background),
  };
  for (const [name, bytes] of Object.entries(icons)) writeFileSync(join(folder, name), await bytes);
}
