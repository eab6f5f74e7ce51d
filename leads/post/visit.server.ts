import type { NewLead } from "#leads/lead-store.server.ts";

// Where a visitor came from. Script sends what it has stored about the landing page. Without script, the Referer header
// of a post from our own page has that page's address.

export type Visit = Pick<
  NewLead,
  | "page"
  | "source_url"
  | "landing_page"
  | "referrer"
  | "utm_source"
  | "utm_medium"
  | "utm_campaign"
  | "utm_term"
  | "utm_content"
>;

const MAX_LENGTH = 500;

export function readVisit(request: Request, url: URL, fields: FormData, siteUrl: string): Visit {
  const from = ownPage(request.headers.get("referer"), [url.host, new URL(siteUrl).host]);
  const sentFrom = Object.assign(new URL(siteUrl), {
    pathname: from?.pathname ?? url.pathname,
    search: from?.search ?? "",
  });
  const given = (name: string) => short(fields.get(name)) ?? short(from?.searchParams.get(name) ?? null);
  return {
    page: url.pathname,
    source_url: short(sentFrom.href) ?? siteUrl,
    landing_page: short(fields.get("landing_page")),
    referrer: short(fields.get("landing_referrer")),
    utm_source: given("utm_source"),
    utm_medium: given("utm_medium"),
    utm_campaign: given("utm_campaign"),
    utm_term: given("utm_term"),
    utm_content: given("utm_content"),
  };
}

function ownPage(referer: string | null, hosts: string[]): URL | null {
  if (!referer || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  return hosts.includes(from.host) ? from : null;
}

function short(value: FormDataEntryValue | null): string | null {
  if (typeof value !== "string") return null;
  return value.toWellFormed().replaceAll("\0", "").trim().slice(0, MAX_LENGTH) || null;
}
