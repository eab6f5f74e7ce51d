import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

// `node media/make-icons.ts`: every icon of the site out of public/favicon.svg. Run it when the mark changes.

const PUBLIC = new URL("../public/", import.meta.url);
const RED = "#ea0a2a";
const mark = readFileSync(new URL("favicon.svg", PUBLIC), "utf8");

/** The mark as it is, on nothing. */
function icon(size: number) {
  return sharp(Buffer.from(mark), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** For systems that cut icons into shapes of their own: red to the edge, the door within the safe middle. */
async function maskable(size: number) {
  const background = { width: size, height: size, channels: 3, background: RED } as const;
  return sharp({ create: background })
    .composite([{ input: await icon(size) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO that holds PNGs: six bytes of header, sixteen for each picture, then the pictures. */
async function ico(sizes: number[]) {
  const pictures = await Promise.all(sizes.map(icon));
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

const icons: Record<string, Promise<Buffer>> = {
  "favicon.ico": ico([16, 32, 48]),
  "icon-192.png": icon(192),
  "icon-512.png": icon(512),
  "icon-maskable-192.png": maskable(192),
  "icon-maskable-512.png": maskable(512),
  "apple-touch-icon.png": maskable(180),
};
for (const [name, bytes] of Object.entries(icons)) writeFileSync(new URL(name, PUBLIC), await bytes);
