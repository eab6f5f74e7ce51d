import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const RED = [0xea, 0x0a, 0x2a];
const PAPER = [0xf5, 0xf2, 0xec];

// Pictures for tests are generated, not stored in the repository.
export function stripes(width: number, height: number) {
  // Raw pixels, because the site's code blocks SVG in sharp.
  const half = Array.from({ length: width }, (_, x) => (x < width / 2 ? RED : PAPER)).flat();
  const plain = Array.from({ length: width }, () => PAPER).flat();
  const pixels = Buffer.from(
    Array.from({ length: height }, (_, y) => (y < height / 2 ? half : plain)).flat(),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Like a phone's: rotated, with the location. */
export function phonePhoto(width: number, height: number) {
  return stripes(width, height)
    .withExif({
      IFD0: { Make: "Phone", Artist: "Casey Sample" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 18/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of a few dozen bytes that claims to have 3,600 million pixels. */
export function decodingBomb() {
  return png(60_000, [8, 2, 0, 0, 0], Buffer.alloc(1000));
}

/** A PNG of some kilobytes with 144 million black pixels, which is slow to decode. A different file each time. */
export function largePng(side = 12_000) {
  return new Uint8Array(png(side, [1, 0, 0, 0, 0], Buffer.alloc(side * (side / 8 + 1))));
}

function png(side: number, manner: readonly number[], pixels: Buffer) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set(manner, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels)),
    chunk("ruNd", randomBytes(8)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
