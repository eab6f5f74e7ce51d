import { addDays, type ClockTime, momentAt } from "#domain/schedule/clock.ts";
import { count } from "#domain/text.ts";

export interface GymEvent extends Omit<EventRow, "places_left" | "status" | "updated_at"> {
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  /** 'Saturday, December 6' and '9:00 AM – 11:00 AM' */
  dateLabel: string;
  timeSlot: string;
  /** '30 spots', '20 per workshop', 'Unlimited' */
  capacityLabel: string;
  /** As entered by staff; null if not counted. */
  placesLeft: number | null;
  /** '3 spots left', 'Full' */
  placesLabel: string | null;
  canceled: boolean;
  updatedAt: number;
}

/** As the database stores it. */
export interface EventRow {
  id: string;
  title: string;
  /** YYYY-MM-DD, HH:MM and HH:MM on the gym's clock; an end before its start is on the next day. */
  day: string;
  starts: string;
  ends: string;
  location: string;
  description: string;
  image: string | null;
  /** null is unlimited. */
  capacity: number | null;
  /** What the capacity refers to, if not the event: 'per workshop'. */
  capacity_note: string | null;
  /** As entered by staff; null if not counted. */
  places_left: number | null;
  status: string;
  updated_at: number;
}

export function presentEvent(row: EventRow, zone: string): GymEvent {
  const { places_left, status, updated_at, ...facts } = row;
  const lastDay = facts.ends <= facts.starts ? addDays(facts.day, 1) : facts.day;
  return {
    ...facts,
    startsAt: momentAt(facts.day, facts.starts as ClockTime, zone).getTime(),
    endsAt: momentAt(lastDay, facts.ends as ClockTime, zone).getTime(),
    dateLabel: formatEventDay(facts.day),
    timeSlot: `${formatEventTime(facts.starts)} – ${formatEventTime(facts.ends)}`,
    capacityLabel: formatCapacity(facts.capacity, facts.capacity_note ?? ""),
    placesLeft: places_left,
    placesLabel: places_left === null ? null : formatPlacesLeft(places_left),
    canceled: /^cancell?ed$/i.test(status),
    updatedAt: updated_at,
  };
}

export function formatCapacity(capacity: number | null, note: string): string {
  if (capacity === null) return "Unlimited";
  if (note) return `${capacity} ${note}`;
  return count(capacity, "spot");
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month)).toLocaleDateString("en-US", { month: "long", timeZone: "UTC" }),
);

/** 'Starts June 1, 2027', or 'Running now' in its month; null if `month` is not a month. */
export function formatChallengeStart(month: string, today: string): string | null {
  const index = months.indexOf(month);
  if (index === -1) return null;
  const [year = 0, current = 0] = today.split("-").map(Number);
  if (index === current - 1) return "Running now";
  return `Starts ${month} 1, ${index >= current ? year : year + 1}`;
}

/** Of an event or a class: '3 spots left', 'Full' */
export function formatPlacesLeft(left: number): string {
  return left === 0 ? "Full" : `${count(left, "spot")} left`;
}

export function formatEventDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  });
}

function formatEventTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
