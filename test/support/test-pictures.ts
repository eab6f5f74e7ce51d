import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Pictures for tests, made on the spot: nothing is kept in the repository. */
export function stripes(width: number, height: number) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f5f2ec"/><rect width="${width / 2}" height="${height / 2}" fill="#ea0a2a"/></svg>`;
  return sharp(Buffer.from(drawing));
}

/** As a phone makes it: lying on its side, with the place where it was taken. */
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
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
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
