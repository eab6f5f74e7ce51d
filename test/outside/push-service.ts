import { spawn } from "node:child_process";
import { createPublicKey, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";

export type Push = { path: string; body: string; headers: Record<string, string>; problem: string | null };

/** A push service in a separate process. It verifies the signature of each push (RFC 8292). */
export async function startPushService() {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ["ignore", "pipe", "inherit"] });
  const pushes: Push[] = [];
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const origin = await new Promise<string>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith("http")) resolve(line);
      else pushes.push(JSON.parse(line) as Push);
    });
  });
  return {
    origin,
    pushes,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** Why a real push service would refuse the push; null if it would not. */
function findProblem(authorization: string, origin: string): string | null {
  const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65 || point[0] !== 4) return "the key is not an uncompressed point";
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y } as never, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "the signature is wrong";
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<
    string,
    unknown
  >;
  if (aud !== origin) return `aud is ${String(aud)}`;
  const left = Number(exp) - Date.now() / 1000;
  if (!(left > 0 && left <= 24 * 3600)) return `exp is ${String(exp)}`;
  return /^(mailto:|https?:)/.test(String(sub)) ? null : `sub is ${String(sub)}`;
}

function serve() {
  const server = createServer((request, response) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const headers = request.headers as Record<string, string>;
      const problem = findProblem(headers["authorization"] ?? "", origin);
      process.stdout.write(`${JSON.stringify({ path: request.url, body, headers, problem })}\n`);
      const [, status] = /^\/answers-(\d+)/.exec(request.url ?? "") ?? [];
      response.writeHead(problem ? 403 : Number(status ?? 201), { location: `${origin}/elsewhere` }).end();
    });
  });
  server.listen(0, "127.0.0.1", () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
}

if (process.argv[1] === import.meta.filename) serve();
