import { brand } from "#content/site.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import type { GymEvent } from "#domain/events.ts";
import { readEvents } from "#db/readers/events.server.ts";
import { absoluteUrl } from "#app/seo/urls.server.ts";
import { eventPath } from "#app/seo/page-meta.ts";
import { escapeXml, tag } from "#app/seo/xml.ts";

/** Upcoming events as an Atom feed (RFC 4287), dated like the newest entry. */
export async function loader() {
  const events = await readEvents(siteDatabase(), new Date());
  const newest = Math.max(0, ...events.map(({ updatedAt }) => updatedAt));
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    tag("id", absoluteUrl("/events.atom")),
    tag("title", `Events at ${brand.name}`),
    tag("updated", new Date(newest).toISOString()),
    `<author>${tag("name", brand.name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl("/events.atom"))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl("/events"))}"/>`,
    ...events.map(entry),
    "</feed>",
    "",
  ];
  return new Response(feed.join("\n"), {
    headers: { "content-type": "application/atom+xml; charset=utf-8" },
  });
}

function entry({
  id,
  title,
  description,
  dateLabel,
  timeSlot,
  location,
  canceled,
  updatedAt,
}: GymEvent): string {
  const summary = `${dateLabel}, ${timeSlot}, ${location}. ${description}`;
  return [
    "<entry>",
    tag("id", absoluteUrl(eventPath(id))),
    tag("title", canceled ? `Canceled: ${title}` : title),
    tag("updated", new Date(updatedAt).toISOString()),
    `<link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(eventPath(id)))}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
    "</entry>",
  ].join("");
}
