// Where a visit began, kept in this tab alone: no cookie, gone with the tab.

const KEY = "landing";
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** Called on every page; a visit keeps its first page, until a link of a campaign begins it anew. */
export function rememberLanding() {
  try {
    const address = new URLSearchParams(location.search);
    const campaign = CAMPAIGN.filter((name) => address.has(name)).map((name) => [name, address.get(name)]);
    if (campaign.length === 0 && sessionStorage.getItem(KEY) !== null) return;
    const landing = {
      landing_page: location.pathname,
      landing_referrer: outsideReferrer(),
      ...Object.fromEntries(campaign),
    };
    sessionStorage.setItem(KEY, JSON.stringify(landing));
  } catch {
    // No storage in this browser: the server still sees the page that the form was sent from.
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

/** The page that led here, without its query: that is none of our business. */
function outsideReferrer(): string {
  if (!URL.canParse(document.referrer)) return "";
  const from = new URL(document.referrer);
  return from.host === location.host ? "" : from.origin + from.pathname;
}
