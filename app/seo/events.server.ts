import type { Event } from "schema-dts";
import { placeNamed } from "#domain/place.ts";
import { places } from "#content/site.ts";
import type { GymEvent } from "#domain/events.ts";
import { photoUrl, type Photo } from "#ui/pictures/picture-url.ts";
import { absolute, us } from "./address.server.ts";
import { addressOf } from "./gym.server.ts";
import { eventPath } from "./page-facts.ts";
import { withOffset } from "./event-moments.ts";

export function eventOf(event: GymEvent & { photo: Photo | null }): Event {
  const { photo, id, title, description, location, startsAt, endsAt, cancelled, capacity, placesLeft } =
    event;
  const picture = photo
    ? photoUrl(photo.key, { width: 1280, format: "jpeg", version: photo.version })
    : "/social/events.jpg";
  return {
    "@type": "Event",
    "@id": absolute(eventPath(id)),
    name: title,
    description,
    image: absolute(picture),
    url: absolute(eventPath(id)),
    startDate: withOffset(startsAt),
    endDate: withOffset(endsAt),
    eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: location, address: addressOf(placeNamed(places, location)) },
    organizer: us(),
    ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
    ...(placesLeft !== null && { remainingAttendeeCapacity: placesLeft }),
  };
}
