import type { VisitSource } from "#domain/visits.ts";

const SEARCH = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave|qwant|startpage|baidu|yandex)\./;
const SOCIAL = /(^|\.)(facebook|instagram|tiktok|youtube|linkedin|pinterest|reddit|nextdoor|x|t)\.(com|co)$/;

/** The traffic source, from the fields of landing.ts. */
export function visitSource(landing: ReadonlyMap<string, string>): VisitSource {
  const campaign = landing.get("utm_source")?.toLowerCase() ?? "";
  const medium = landing.get("utm_medium")?.toLowerCase() ?? "";
  if (/^(cpc|ppc|paid|ads?|display)/.test(medium)) return "ads";
  if (/mail|newsletter/.test(medium + campaign)) return "mail";
  if (/facebook|instagram|tiktok|youtube|social/.test(campaign + medium)) return "social";
  if (campaign) return "campaign";
  const referrer = landing.get("landing_referrer") ?? "";
  if (!URL.canParse(referrer)) return "direct";
  const { hostname } = new URL(referrer);
  if (SEARCH.test(hostname)) return "search";
  return SOCIAL.test(hostname) ? "social" : "other site";
}
