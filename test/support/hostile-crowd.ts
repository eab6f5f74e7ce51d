import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

// One hostile client of each kind, each from a separate loopback address, until the process is stopped:
// node test/support/hostile-crowd.ts http://localhost:3000

const { hostname, port } = new URL(process.argv[2]!);
const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const head = (line: string, more = "") => `${line} HTTP/1.1\r\nHost: ${hostname}\r\n${more}`;
const post = (path: string, body: string, more = form) =>
  `${head(`POST ${path}`, more)}Content-Length: ${body.length}\r\n\r\n${body}`;

let count = 0;
const event = '{"kind":"join","page":"/pricing"}';
const invented = `{"source":"ads","seen":[${Array.from({ length: 30 }, () => event).join()}],"vitals":[]}`;
const browser = `Origin: http://${hostname}:${port}\r\nUser-Agent: Mozilla/5.0 Firefox/140.0\r\n`;

/** The same path with other letters percent-encoded each time. */
const spelled = (word: string, n: number) =>
  word.replaceAll(/./g, (letter, at: number) =>
    (n >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const picture = () => `/media/site/${any(PICTURES)}.webp?w=${any(WIDTHS)}&f=${any(FORMATS)}`;
const PICTURES = ["hero-home", "hero-about", "hero-pricing", "founders", "made-up"];
const WIDTHS = [160, 320, 640, 960, 1280, 1440, 1600, 1920, 7];
const FORMATS = ["avif", "webp", "jpeg", "gif"];
const PREFIXES = [
  "",
  "/programs/sports-performance",
  "/events",
  "/calendar",
  "/social",
  "/media/tour-images",
  "/assets",
  "/desk",
];

/** The repeated request of each kind, its connections, and whether it reads the responses. */
const kinds: { says: () => string; connections: number; deaf?: boolean }[] = [
  { says: () => `${head(`GET /programs/made-up-${count++}`)}\r\n`, connections: 20 },
  { says: () => `${head(`GET /programs/${spelled("evo-mayhem", count++)}`)}\r\n`, connections: 10 },
  { says: () => `${head(`GET ${any(PREFIXES)}/made-up-${count++}`)}\r\n`, connections: 20 },
  { says: () => `${head(`GET ${picture()}`, "Accept: image/*\r\n")}\r\n`, connections: 10 },
  {
    says: () => `${head("GET /media/film/hero.webm", `Range: bytes=${count++}-${count + 999}\r\n`)}\r\n`,
    connections: 10,
  },
  { says: () => `${head(`GET /desk/sign-in/made-up-${count++}`)}\r\n`, connections: 10 },
  {
    says: () => post("/desk/sign-in", "answer=made-up", `${form}Origin: http://${hostname}\r\n`),
    connections: 10,
  },
  { says: () => `${head("GET /readyz")}\r\n`, connections: 10 },
  { says: () => `${head(`GET /photos/made-up-${count++}`)}\r\n`, connections: 10 },
  { says: () => `${head(`GET /schedule?program=x${count++}&day=${count}`)}\r\n`, connections: 10 },
  { says: () => `${head("GET /about", `X-Forwarded-For: 10.0.0.1:${count++}\r\n`)}\r\n`, connections: 10 },
  { says: () => post("/contact", "name=&email=nobody&message="), connections: 20 },
  { says: () => post("/contact", `name=${"x".repeat(60_000)}`), connections: 5 },
  { says: () => post("/measure", invented, browser), connections: 5 },
  { says: () => `${head("GET /")}Host: evil.example\r\n\r\n`, connections: 5 },
  { says: () => head("GET /", "X-Slow: a"), connections: 50 },
  { says: () => `${head("GET /media/film/hero.webm")}\r\n`.repeat(8), connections: 100, deaf: true },
  { says: () => `${head("GET /healthz")}\r\n`, connections: 400, deaf: true },
];

for (const [i, { says, connections, deaf }] of kinds.entries()) {
  for (let n = 0; n < connections; n++) void goOn(`127.6.0.${i + 1}`, says, deaf ?? false);
}

/** Sends the next request after each response, and reconnects after a disconnect. */
async function goOn(localAddress: string, says: () => string, deaf: boolean) {
  for (;;) {
    const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress });
    const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.once("connect", () => socket.write(says()));
    socket.on("error", () => undefined);
    if (deaf) socket.pause();
    else socket.on("data", () => void sleep(20).then(() => socket.writable && socket.write(says())));
    await gone;
    await sleep(1000);
  }
}
