import { expect, test } from "vitest";
import { visitKinds, visitSources, type VisitKind, type VisitSource } from "#domain/visits.ts";
import { home } from "#content/site.ts";
import { embedTexts, privacyText } from "./privacy.ts";

const otherServices = (settings?: Parameters<typeof privacyText>[0]) =>
  privacyText(settings)
    .sections.find(({ heading }) => heading === "Other services")!
    .paragraphs.join(" ");

test("by default, only the map loads from another site, on request", () => {
  expect(otherServices()).toContain("comes from OpenStreetMap, and only if you open it");
  expect(otherServices()).not.toMatch(/tour|calendar/);
  expect(otherServices({ mapUrl: "none" })).not.toContain("map");
});

test("without coordinates there is no map to load", () => {
  const place = { ...home, latitude: null, longitude: null };
  expect(embedTexts({}, [place])).toEqual([]);
  expect(embedTexts({ mapUrl: "https://maps.example/embed" }, [place]).join()).toContain("maps.example");
});

test("an external tour or calendar is named, with when it loads", () => {
  const text = otherServices({
    tourUrl: "https://tour.example/walk?m=1",
    calendarUrl: "https://calendar.example/week",
    mapUrl: "https://maps.example/embed",
  });
  expect(text).toContain("from tour.example: on the page of the virtual tour as soon as you open it");
  expect(text).toContain("on the home page only when you start it");
  expect(text).toContain("from calendar.example as soon as you open the schedule");
  expect(text).toContain("from maps.example, and only if you open it");
});

const findPart = (heading: string, settings?: Parameters<typeof privacyText>[0]) => {
  const part = privacyText(settings).sections.find((section) => section.heading === heading)!;
  return [part.lead ?? "", ...part.paragraphs, ...(part.items ?? [])].join(" ");
};

test("names everything that is counted, and every traffic source", () => {
  const kinds: Record<VisitKind, string> = {
    view: "page views",
    join: "join links",
    call: "calls",
    directions: "clicks on directions",
    "form start": "forms started",
    "form send": "sent",
  };
  const sources: Record<VisitSource, string> = {
    direct: "none of these",
    search: "search",
    social: "social network",
    mail: "email",
    ads: "ad",
    campaign: "campaign",
    "other site": "other site",
  };
  const counted = findPart("What we count");
  for (const kind of visitKinds) expect(counted, kind).toContain(kinds[kind]);
  for (const source of visitSources) expect(counted, source).toContain(sources[source]);
  expect(counted).toContain("in memory until the next day at most");
});

test("names what the tab stores, and until when", () => {
  const kept = findPart("What your browser keeps");
  for (const words of [
    "first page of your visit",
    "page that led you to it",
    "campaign tags",
    "close the tab",
  ])
    expect(kept).toContain(words);
});

test("spam is erased only after staff were notified", () => {
  expect(findPart("What we do with it")).not.toContain("unread");
  expect(findPart("How long we keep it")).not.toContain("spam");
  const kept = findPart("How long we keep it", { keepDays: 30 });
  expect(kept).toContain(
    "Messages that have reached the staff are erased from this site’s database after 30 days.",
  );
  expect(kept).toContain("once the staff has been notified about them");
});
