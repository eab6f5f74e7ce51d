import { isbot } from "isbot";
import { z } from "zod";
import { requestFacts } from "#http/request-context.server.ts";
import { vitalBucket, visitKinds, visitSources, vitalNames } from "#domain/visits.ts";
import { VisitAllowance } from "#db/visits/visit-allowance.server.ts";
import { visits } from "#db/visits/visits.server.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { foundPages } from "#app/seo/pages.server.ts";
import type { Route } from "./+types/measure";

const MOST_BYTES = 2048;
/** Reports of one address in ten minutes. */
const limit = new RateLimit(120);
/** Figures of one address: thirty page views with all that is measured of each, or a class at school for a day. */
const inTenMinutes = new VisitAllowance(150, 10 * 60_000);
const inADay = new VisitAllowance(600, 24 * 3600_000);

const page = z.string().max(200);
const report = z.strictObject({
  source: z.enum(visitSources),
  seen: z.array(z.strictObject({ kind: z.enum(visitKinds), page })).max(30),
  vitals: z
    .array(z.strictObject({ name: z.enum(vitalNames), page, value: z.number().min(0).max(1e7) }))
    .max(6),
});

/**
 * A browser tells what was seen, as sums by day: no cookie, no identifier, no address is kept. Whoever sends Do Not
 * Track or Global Privacy Control is not counted, whatever the browser's script does.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { headers } = request;
  if (headers.get("dnt") === "1" || headers.get("sec-gpc") === "1") return answer(204);
  // The server has compared the origin with ours; a request without one is no browser's.
  if (!headers.has("origin") || (headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin") {
    return answer(403);
  }
  if (isbot(headers.get("user-agent"))) return answer(204);
  if (limit.check(context.get(requestFacts).address) !== null) return answer(429);
  const body = await request.text();
  if (Buffer.byteLength(body) > MOST_BYTES) return answer(413);
  const read = report.safeParse(parse(body));
  if (!read.success) return answer(400);
  const { source, ...told } = read.data;
  const { address } = context.get(requestFacts);
  const asked = told.seen.length + told.vitals.length;
  const counted = inADay.take(address, inTenMinutes.take(address, asked));
  const seen = told.seen.slice(0, counted);
  const vitals = told.vitals.slice(0, counted - seen.length);
  // Only our own pages have names; no one can fill the table with others.
  const paths = (await foundPages()).map(({ path }) => path);
  const known = (path: string) => (paths.includes(path) ? path : "(other)");
  visits.add([
    ...seen.map(({ kind, page: path }) => ({ kind, name: known(path), source })),
    ...vitals.map(({ name, page: path, value }) => ({
      kind: name,
      name: known(path),
      source: vitalBucket(name, value),
    })),
  ]);
  return answer(204);
}

/** Nothing to read here. */
export function loader() {
  return answer(405);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function answer(status: number) {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
