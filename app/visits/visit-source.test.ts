import { expect, test } from "vitest";
import { visitSource } from "./visit-source.ts";

test.each([
  [{}, "direct"],
  [{ landing_referrer: "https://www.google.com/" }, "search"],
  [{ landing_referrer: "https://duckduckgo.com/" }, "search"],
  [{ landing_referrer: "https://l.facebook.com/" }, "social"],
  [{ landing_referrer: "https://t.co/x" }, "social"],
  [{ landing_referrer: "https://warren.example/news" }, "other site"],
  [{ landing_referrer: "nonsense" }, "direct"],
  [{ utm_source: "Newsletter" }, "mail"],
  [{ utm_source: "google", utm_medium: "cpc" }, "ads"],
  [{ utm_source: "instagram", landing_referrer: "https://www.google.com/" }, "social"],
  [{ utm_source: "flyer" }, "campaign"],
])("%j came by %s", (landing, source) => {
  expect(visitSource(new Map(Object.entries(landing)))).toBe(source);
});
