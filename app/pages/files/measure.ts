import { isbot } from "isbot";
import { z } from "zod";
import { requestFacts } from "#http/request-context.server.ts";
import { vitalBucket, visitKinds, visitSources, vitalNames } from "#domain/visits.ts";
import { VisitAllowance } from "#db/visits/visit-allowance.server.ts";
import { visits } from "#db/visits/visit-counts.server.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { sitemapPages } from "#app/seo/pages.server.ts";
import type { Route } from "./+types/measure";

const MAX_BYTES = 2048;
/** Reports per address in ten minutes. */
const limit = new RateLimit(120);
/** Counts per address: about thirty page views with all their metrics in ten minutes. */
const tenMinuteAllowance = new VisitAllowance(150, 10 * 60_000);
const dailyAllowance = new VisitAllowance(600, 24 * 3600_000);

const page = z.string().max(200);
const report = z.strictObject({
  source: z.enum(visitSources),
  seen: z.array(z.strictObject({ kind: z.enum(visitKinds), page })).max(30),
  vitals: z
    .array(z.strictObject({ name: z.enum(vitalNames), page, value: z.number().min(0).max(1e7) }))
    .max(6),
});

/**
 * Counts visits as daily sums, without cookies, identifiers or stored addresses. Requests with Do Not Track or Global
 * Privacy Control are ignored.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { headers } = request;
  if (headers.get("dnt") === "1" || headers.get("sec-gpc") === "1") return emptyResponse(204);
  // The server has checked the origin already. Browsers always send it.
  if (!headers.has("origin") || (headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin") {
    return emptyResponse(403);
  }
  if (isbot(headers.get("user-agent"))) return emptyResponse(204);
  if (limit.check(context.get(requestFacts).address) !== null) return emptyResponse(429);
  const body = await request.text();
  if (Buffer.byteLength(body) > MAX_BYTES) return emptyResponse(413);
  const read = report.safeParse(parse(body));
  if (!read.success) return emptyResponse(400);
  const { source, ...counts } = read.data;
  const { address } = context.get(requestFacts);
  const requested = counts.seen.length + counts.vitals.length;
  const allowed = dailyAllowance.take(address, tenMinuteAllowance.take(address, requested));
  const seen = counts.seen.slice(0, allowed);
  const vitals = counts.vitals.slice(0, allowed - seen.length);
  // Unknown paths share one name, so that nobody can fill the table.
  const paths = (await sitemapPages()).map(({ path }) => path);
  const knownPath = (path: string) => (paths.includes(path) ? path : "(other)");
  visits.add([
    ...seen.map(({ kind, page: path }) => ({ kind, name: knownPath(path), source })),
    ...vitals.map(({ name, page: path, value }) => ({
      kind: name,
      name: knownPath(path),
      source: vitalBucket(name, value),
    })),
  ]);
  return emptyResponse(204);
}

export function loader() {
  return emptyResponse(405);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function emptyResponse(status: number) {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
