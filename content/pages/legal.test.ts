import { expect, test } from "vitest";
import { privacyText } from "./legal.ts";

const otherServices = (settings?: Parameters<typeof privacyText>[0]) =>
  privacyText(settings)
    .sections.find(({ heading }) => heading === "Other services")!
    .paragraphs.join(" ");

test("of itself the site loads nothing from outside but a map, when asked", () => {
  expect(otherServices()).toContain("comes from OpenStreetMap, and only when you ask for it");
  expect(otherServices()).not.toMatch(/tour|calendar/);
  expect(otherServices({ mapUrl: "none" })).not.toContain("map");
});

test("an outside tour or calendar is named, with the moment at which it comes", () => {
  const text = otherServices({
    tourUrl: "https://tour.example/walk?m=1",
    calendarUrl: "https://calendar.example/week",
    mapUrl: "https://maps.example/embed",
  });
  expect(text).toContain("from tour.example: on the page of the virtual tour as soon as you open it");
  expect(text).toContain("on the home page only when you start it");
  expect(text).toContain("from calendar.example as soon as you open the schedule");
  expect(text).toContain("from maps.example, and only when you ask");
});
