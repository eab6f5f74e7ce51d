import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the client accepts, by q-values (RFC 9110, 12.5.3). Null if it accepts none. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (!header) return "identity";
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",").slice(0, 20)) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = q ? Number(q.slice(2)) : 1;
    if (name) weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const any = weights.get("*");
  const readWeight = (name: Encoding) =>
    weights.get(name) ?? (name === "identity" ? (any === 0 ? 0 : 0.001) : (any ?? 0));
  const ranked = (["br", "gzip", "identity"] as const).toSorted((a, b) => readWeight(b) - readWeight(a));
  const best = ranked[0]!;
  return readWeight(best) > 0 ? best : null;
}

export function encodingFor(request: IncomingMessage): Encoding {
  return chooseEncoding(request.headers["accept-encoding"]) ?? "identity";
}

export type Bodies = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For a response to one visitor. */
export async function compressAs(encoding: Encoding, identity: Buffer): Promise<Buffer> {
  if (encoding === "identity") return identity;
  return encoding === "br" ? brotliAt(identity, 4) : zip(identity, { level: 5 });
}

/** Fast, for the first visitor. compressWell() replaces the result later. */
export async function compress(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([brotliAt(identity, 5), zip(identity, { level: 6 })]);
  return { br, gzip: gz, identity };
}

export async function compressWell(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([brotliAt(identity, 11), zip(identity, { level: 9 })]);
  return { br, gzip: gz, identity };
}

function brotliAt(identity: Buffer, quality: number): Promise<Buffer> {
  return brotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}
