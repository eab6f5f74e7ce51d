import type { Event } from "schema-dts";
import { placeNamed } from "#domain/place.ts";
import { places, timeZone } from "#content/site.ts";
import { offsetAt } from "#domain/schedule/clock.ts";
import { eventCapacity } from "#domain/event-places.ts";
import type { GymEvent } from "#domain/events.ts";
import { photoUrl, type Photo } from "#ui/pictures/picture-url.ts";
import { eventPath } from "./page-meta.ts";
import { postalAddress } from "./schema-gym.server.ts";
import { absoluteUrl, organization } from "./urls.server.ts";

export function eventNode(event: GymEvent & { photo: Photo | null }): Event {
  const { photo, id, title, description, location, startsAt, endsAt, canceled, placesLeft } = event;
  const capacity = eventCapacity(event);
  const picture = photo
    ? photoUrl(photo.key, { width: 1280, format: "jpeg", version: photo.version })
    : "/social/events.jpg";
  return {
    "@type": "Event",
    "@id": absoluteUrl(eventPath(id)),
    name: title,
    description,
    image: absoluteUrl(picture),
    url: absoluteUrl(eventPath(id)),
    startDate: formatWithOffset(startsAt),
    endDate: formatWithOffset(endsAt),
    eventStatus: `https://schema.org/${canceled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: location, address: postalAddress(placeNamed(places, location)) },
    organizer: organization(),
    ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
    ...(placesLeft !== null && { remainingAttendeeCapacity: placesLeft }),
  };
}

/** '2026-12-05T09:00:00-05:00' */
function formatWithOffset(time: number): string {
  const offset = offsetAt(time, timeZone);
  const local = new Date(time + offset).toISOString().slice(0, 19);
  const distance = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${local}${offset < 0 ? "-" : "+"}${distance}`;
}
