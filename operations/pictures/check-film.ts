import { UserError } from "#config/user-error.ts";
import { formatMegabytes, MAX_FILM_BYTES } from "#pictures/store/picture-key.ts";

export const MAX_FILM_SECONDS = 30;

const NEXT = "Send it from the desk with a current browser, which converts it, or export it as MP4 (H.264).";
/** Codecs that every supported browser plays, by their names in an MP4 file. */
const PLAYED = ["avc1", "avc3", "vp09", "av01"];
const HEVC = ["hvc1", "hev1"];

export type FilmKind = "mp4" | "webm";

/** The file's extension. Refuses what a visitor's browser may not play, and what is too long or too large. */
export function checkFilm(name: string, film: Buffer): FilmKind {
  if (film.length > MAX_FILM_BYTES)
    throw new UserError(
      `${name} has ${formatMegabytes(film.length)}. The limit for a film is ${formatMegabytes(MAX_FILM_BYTES)}.`,
      NEXT,
    );
  const kind = isWebm(film) ? "webm" : film.subarray(4, 8).equals(Buffer.from("ftyp")) ? "mp4" : null;
  if (!kind) throw new UserError(`${name} is not an MP4 or WebM film.`, NEXT);
  const seconds = kind === "webm" ? webmSeconds(film) : mp4Seconds(name, film);
  if (seconds !== null && seconds > MAX_FILM_SECONDS)
    throw new UserError(
      `${name} is ${Math.round(seconds)} seconds long. The limit is ${MAX_FILM_SECONDS} seconds.`,
      NEXT,
    );
  return kind;
}

function isWebm(film: Buffer): boolean {
  return (
    film.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) && film.subarray(0, 64).includes("webm")
  );
}

/** Films that a browser recorded do not contain their length. */
function webmSeconds(film: Buffer): number | null {
  const head = film.subarray(0, 4096);
  const at = head.indexOf(Buffer.from([0x44, 0x89]));
  if (at < 0 || at + 11 > head.length) return null;
  const size = head[at + 2];
  const ticks = size === 0x88 ? head.readDoubleBE(at + 3) : size === 0x84 ? head.readFloatBE(at + 3) : NaN;
  const seconds = (ticks * (readScale(head) ?? 1_000_000)) / 1e9;
  return Number.isFinite(seconds) ? seconds : null;
}

/** Nanoseconds of a tick; null if the film does not say. */
function readScale(head: Buffer): number | null {
  const at = head.indexOf(Buffer.from([0x2a, 0xd7, 0xb1]));
  if (at < 0) return null;
  const size = (head[at + 3] ?? 0) & 0x7f;
  const isReadable = size >= 1 && size <= 6 && at + 4 + size <= head.length;
  return isReadable ? head.readUIntBE(at + 4, size) : null;
}

function mp4Seconds(name: string, film: Buffer): number {
  const movie = findBox(film, "moov");
  const header = movie && findBox(movie, "mvhd");
  if (!movie || !header || header.length < 32 || !findBox(film, "mdat"))
    throw new UserError(`${name} is incomplete.`, NEXT);
  if (HEVC.some((codec) => movie.includes(codec)))
    throw new UserError(`${name} is in HEVC, which many browsers do not play.`, NEXT);
  if (!PLAYED.some((codec) => movie.includes(codec)))
    throw new UserError(`${name} is in a format that browsers do not play.`, NEXT);
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return length / scale;
}

/** The content of the first box with a name; null if there is none or the file ends before it does. */
function findBox(inside: Buffer, name: string): Buffer | null {
  for (let at = 0; at + 8 <= inside.length;) {
    const short = inside.readUInt32BE(at);
    const start = at + (short === 1 ? 16 : 8);
    if (start > inside.length) return null;
    const size =
      short === 0 ? inside.length - at : short === 1 ? Number(inside.readBigUInt64BE(at + 8)) : short;
    if (size < start - at || at + size > inside.length) return null;
    if (inside.toString("latin1", at + 4, at + 8) === name) return inside.subarray(start, at + size);
    at += size;
  }
  return null;
}
