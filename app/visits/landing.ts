// The landing page of a visit, in session storage: no cookie, gone with the tab.

const KEY = "landing";
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** Stores the first page of a visit; a campaign link replaces it. */
export function rememberLanding() {
  try {
    const query = new URLSearchParams(location.search);
    const campaign = CAMPAIGN.filter((name) => query.has(name)).map((name) => [name, query.get(name)]);
    if (campaign.length === 0 && sessionStorage.getItem(KEY) !== null) return;
    const landing = {
      landing_page: location.pathname,
      landing_referrer: externalReferrer(),
      ...Object.fromEntries(campaign),
    };
    sessionStorage.setItem(KEY, JSON.stringify(landing));
  } catch {
    // Storage is blocked: the server still knows the page of the form.
  }
}

export function landingFields(): [string, string][] {
  rememberLanding();
  try {
    const landing = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    return Object.entries(landing).filter((field): field is [string, string] => typeof field[1] === "string");
  } catch {
    return [];
  }
}

/** The page on another site that led here. Its query is dropped, for privacy. */
function externalReferrer(): string {
  if (!URL.canParse(document.referrer)) return "";
  const from = new URL(document.referrer);
  return from.host === location.host ? "" : from.origin + from.pathname;
}
