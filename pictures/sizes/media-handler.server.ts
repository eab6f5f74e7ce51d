import type { IncomingMessage, ServerResponse } from "node:http";
import { mimeTypes, fileExtension } from "#http/mime-types.ts";
import { log } from "#config/log.server.ts";
import { EncoderBusy } from "./encoder.server.ts";
import { readFilm } from "#pictures/own-films.server.ts";
import { sendBytes, sendFile, sendFilm, sendPlain } from "./media-answer.server.ts";
import { isFilmKey, isSafeName, parseKey } from "#pictures/store/picture-key.ts";
import { readPictureFacts } from "#pictures/picture-facts.server.ts";
import { readSize, readSizedPicture } from "./picture-sizes.server.ts";
import { shippedPath } from "./picture-source.server.ts";
import { isFormat, isWidth, type PhotoFormat, type PhotoWidth } from "#ui/pictures/picture-url.ts";
import { shipped } from "#pictures/store/shipped-pictures.server.ts";

const FOREVER = "public, max-age=31536000, immutable";
const UNVERSIONED = "public, max-age=300";
const WRONG_VERSION = "public, max-age=60";
/** A substitute must not get into a shared cache. */
const SUBSTITUTE = "private, max-age=30";

/** Answers everything below /media/; false for other URLs. */
export async function handleMedia(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const address = request.url ?? "";
  if (!address.startsWith("/media/")) return false;
  if (request.method !== "GET" && request.method !== "HEAD") {
    sendPlain(response, 405, "Only GET and HEAD work here.", { allow: "GET, HEAD" });
    return true;
  }
  const [path = "", query = ""] = address.slice("/media/".length).split(/\?(.*)/s, 2);
  const key = readKey(path);
  if (typeof key === "number") {
    sendPlain(response, key, "There is no such picture.");
    return true;
  }
  try {
    await answer(request, response, key, new URLSearchParams(query));
  } catch (error) {
    const busy = error instanceof EncoderBusy;
    log.error({ err: error, key }, "could not serve a picture");
    if (response.headersSent) response.destroy();
    else
      sendPlain(response, 503, "That picture is not available right now.", {
        "retry-after": busy ? "5" : "15",
      });
  }
  return true;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  query: URLSearchParams,
) {
  const version = query.get("v");
  const path = shippedPath(key);
  if (path && !query.has("w") && !query.has("f")) {
    const entry = shipped.files[key] ?? shipped.pictures[key];
    return sendFile(request, response, { path, name: key, entry, version });
  }
  if (isFilmKey(key)) {
    const film = await readFilm(key);
    return film ? sendFilm(request, response, key, film) : sendPlain(response, 404, "There is no such film.");
  }
  const size = readWantedSize(query);
  if (!size) return sendPlain(response, 400, "That size or format is not available.");
  const known = await servedWithoutStore(request, response, key, version, size);
  if (known) return;

  const accepts = request.headers.accept ?? "";
  const acceptsSubstitute = accepts.includes("image/webp") && accepts.includes("image/avif");
  const photo = await readSizedPicture({ key, ...size, acceptsSubstitute });
  if (photo === "missing") return sendPlain(response, 404, "There is no such picture.");
  if (photo === "refused") return sendPlaceholder(request, response);
  const right = version === photo.version;
  const life = !photo.exact ? SUBSTITUTE : right ? FOREVER : version ? WRONG_VERSION : UNVERSIONED;
  return sendPhoto(request, response, photo, life);
}

/** While the store does not answer, serves a cached size by its hash. */
async function servedWithoutStore(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  version: string | null,
  size: { width: PhotoWidth; format: PhotoFormat },
) {
  if (!version || !/^[0-9a-f]{12}$/.test(version)) return false;
  try {
    await readPictureFacts(key);
    return false;
  } catch (error) {
    const body = await readSize(version, size);
    if (!body) throw error;
    log.warn({ err: error, key }, "picture store does not answer; served a cached size");
    sendPhoto(request, response, { ...size, version, body }, WRONG_VERSION);
    return true;
  }
}

type Sent = { width: number; format: PhotoFormat; version: string; body: Buffer };

function sendPhoto(request: IncomingMessage, response: ServerResponse, photo: Sent, life: string) {
  const etag = `"${photo.version}-${photo.width}-${photo.format}"`;
  sendBytes(request, response, photo.body, { type: `image/${photo.format}`, etag, life });
}

/** Inlined, so that it works without the media folder. */
const PLACEHOLDER = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#151517"/><path d="M0 60h400M0 120h400M0 180h400M0 240h400" stroke="#2b2c30" stroke-width="3"/><path d="M8 8h384v284H8z" fill="none" stroke="#6b6e76" stroke-width="4"/></svg>`,
);

function sendPlaceholder(request: IncomingMessage, response: ServerResponse) {
  sendBytes(request, response, PLACEHOLDER, {
    type: "image/svg+xml",
    etag: '"placeholder"',
    life: WRONG_VERSION,
  });
}

/** 400 for a path that can't be a key, 404 for a key of another file type. */
function readKey(path: string): string | 400 | 404 {
  try {
    const key = decodeURIComponent(path);
    if (!key.split("/").every(isSafeName)) return 400;
    const type = mimeTypes[fileExtension(parseKey(key)?.name ?? "")] ?? "";
    return /^(image|video|text\/vtt)\b/.test(type) ? key : 404;
  } catch {
    return 400;
  }
}

/** The default is the largest WebP. The original is never served: it may contain the location. */
function readWantedSize(query: URLSearchParams): { width: PhotoWidth; format: PhotoFormat } | null {
  if (!query.has("w") && !query.has("f")) return { width: 1920, format: "webp" };
  const width = query.get("w") ?? "";
  const format = query.get("f") ?? "";
  const step = Number(width);
  return /^[1-9]\d{2,3}$/.test(width) && isWidth(step) && isFormat(format) ? { width: step, format } : null;
}
