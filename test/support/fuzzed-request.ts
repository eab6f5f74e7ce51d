import { rawRequest } from "./raw-http.ts";

/** Seeded, so that a failure can be reproduced. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  return { below, pick, chance: (share: number) => next() < share };
}

type Random = ReturnType<typeof seededRandom>;

const METHODS = [
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "TRACE",
  "PROPFIND",
  "get",
  "G\u00c9T",
];
const PATHS = [
  "/",
  "/about",
  "/trainers",
  "/programs/evo-mayhem",
  "/programs/nothing",
  "/pricing",
  "/schedule",
  "/contact",
  "/gallery",
  "/events",
  "/tour",
  "/programs/sports-performance/climbing",
  "/programs/apex-jiu-jitsu",
  "/healthz",
  "/readyz",
  "/metrics",
  "/robots.txt",
  "/sitemap.xml",
  "/calendar/classes.ics",
  "/calendar/events.ics",
  "/favicon.svg",
  "/media/site/hero-home.webp",
  "/media/tour-images/image%201.webp",
  "/media/film/hero.webm",
  "/media/",
  "/assets/",
  "/__manifest",
  "/about.data",
  "/_.data",
  "/_root.data",
  "/.data",
  "/gallery.data",
  "/refused/500",
  "/About/",
  "/home",
  "*",
  "",
  "//",
  "/contact.data",
  "/vitals",
  "/social",
];
const PIECES = [
  "..",
  "%2e%2e",
  "%2f",
  "%5c",
  "%00",
  "%",
  "%zz",
  "%ff",
  "\\",
  "//",
  ";",
  "?",
  "#",
  "&",
  "=",
  "'",
  '"',
  "<script>",
  "${7*7}",
  "{{7*7}}",
  "' or 1=1 --",
  "\u00e9",
  "\u0080",
  "%F0%9F%92%AA",
  "%ED%A0%80",
  ".data",
  ".webp",
  "w=320",
  "f=avif",
  "v=000000000000",
  "show=99999999",
  "show=-1",
  "show=1e9",
  "page=0x10",
  "index",
  "_routes=root",
  "__proto__",
  "constructor",
  "toString",
  "[]",
  "[a]=b",
  "a".repeat(300),
];
const HEADERS = [
  "accept",
  "accept-encoding",
  "accept-language",
  "range",
  "if-none-match",
  "if-range",
  "if-modified-since",
  "origin",
  "referer",
  "user-agent",
  "cookie",
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "forwarded",
  "content-type",
  "content-length",
  "transfer-encoding",
  "expect",
  "upgrade",
  "te",
  "trailer",
  "authorization",
  "host",
  "connection",
  "__proto__",
  "sec-fetch-site",
  "x-http-method-override",
];
const VALUES = [
  "",
  "*",
  "*/*",
  "br;q=1, gzip;q=0",
  "br;q=abc",
  "identity;q=0, *;q=0",
  "bytes=0-0",
  "bytes=-0",
  "bytes=9-1",
  "bytes=0-,1-,2-",
  'W/"a", "b"',
  "http://localhost",
  "null",
  "https://evil.example",
  "localhost",
  "a b",
  "[::1]",
  "1, 2, 3",
  "https, http",
  "chunked",
  "gzip, chunked",
  "100-continue",
  "websocket",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/json",
  "text/plain; charset=\u0000",
  "-1",
  "0",
  "5",
  "99999999999999999999",
  "\u00ff\u00fe",
  "close",
  "keep-alive",
  "Bearer x",
  "%0d%0ax: y",
  'for="_x"',
  "a".repeat(2_000),
];
const FIELDS = [
  "name",
  "email",
  "phone",
  "message",
  "interest",
  "firstName",
  "lastName",
  "subject",
  "kettlebell",
  "elapsed",
  "by_script",
  "utm_source",
  "__proto__",
  "intent",
];

/** A request as a broken client or a scanner might send it, as bytes. */
export function fuzzedRequest(random: Random): string {
  const method = random.pick(METHODS);
  const body = method === "POST" || random.chance(0.1) ? fuzzedBody(random) : "";
  const headers: Record<string, string> = {};
  if (body) headers["content-length"] = String(Buffer.byteLength(body, "latin1"));
  if (body && random.chance(0.8)) headers["content-type"] = "application/x-www-form-urlencoded";
  for (let count = random.below(4); count > 0; count -= 1)
    headers[random.pick(HEADERS)] = random.pick(VALUES);
  const bytes = rawRequest(`${method} ${fuzzedTarget(random)}`, headers, body);
  return random.chance(0.05) ? broken(bytes, random) : bytes;
}

function fuzzedTarget(random: Random): string {
  let target = random.pick(PATHS);
  for (let count = random.chance(0.6) ? 0 : random.below(4); count > 0; count -= 1) {
    const at = random.below(target.length + 1);
    target = target.slice(0, at) + random.pick(PIECES) + target.slice(at);
  }
  if (random.chance(0.3)) target += `?${random.pick(PIECES)}&${random.pick(PIECES)}=${random.pick(PIECES)}`;
  return target;
}

function fuzzedBody(random: Random): string {
  if (random.chance(0.02)) return "a".repeat(70_000);
  const pairs = Array.from({ length: random.below(8) }, () => {
    const value = random.chance(0.5) ? random.pick(PIECES) : encodeURIComponent(random.pick(VALUES));
    return `${random.pick(FIELDS)}=${value}`;
  });
  return pairs.join("&");
}

/** Truncates it or inserts a byte. */
function broken(bytes: string, random: Random): string {
  const at = random.below(bytes.length);
  return random.chance(0.5)
    ? `${bytes.slice(0, at)}\r\n\r\n`
    : bytes.slice(0, at) + String.fromCharCode(random.below(256)) + bytes.slice(at + 1);
}
