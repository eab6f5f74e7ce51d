import { home } from "#content/site.ts";
import { gymDay } from "#content/gym-clock.ts";
import { weekdayNumber, addDays } from "#domain/schedule/clock.ts";

const SATURDAY = 6;

/** Four Saturdays, the first at least a week away. */
export function sampleEvents(now: Date) {
  const today = gymDay(now);
  const first = addDays(today, 7 + ((SATURDAY - weekdayNumber(addDays(today, 7)) + 7) % 7));
  const saturday = (weeks: number) => addDays(first, 7 * weeks);
  return [
    {
      id: "sample-partner-workout",
      title: "Partner Workout Saturday",
      day: saturday(0),
      starts: "10:30",
      ends: "12:30",
      location: `Main floor, ${home.knownAs}`,
      description:
        "Bring a partner or find one at the door. One long workout in teams of two, scaled for first-timers, with tacos after it. (Sample event)",
      image: "site/program-adult-classes-2.webp",
      capacity: 30,
      capacity_note: null,
      status: "planned",
      updated_at: now.getTime(),
    },
    {
      id: "sample-nutrition-workshops",
      title: "Eat for Training Workshops",
      day: saturday(2),
      starts: "10:00",
      ends: "13:00",
      location: `Nutrition corner, ${home.knownAs}`,
      description:
        "Two hands-on workshops in one morning: building a plate, then prepping a week of lunches. Come to one or to both. (Sample event)",
      image: "site/program-evo-nutrition-4.webp",
      capacity: 20,
      capacity_note: "per workshop",
      status: "planned",
      updated_at: now.getTime(),
    },
    {
      id: "sample-open-house",
      title: "Station Open House",
      day: saturday(4),
      starts: "12:00",
      ends: "16:00",
      location: `All bays, ${home.knownAs}`,
      description:
        "Every bay door up: tours, short demo classes, climbing for kids and a slide down the brass pole. Free for the whole town. (Sample event)",
      image: "site/destination-5.webp",
      capacity: null,
      capacity_note: null,
      status: "planned",
      updated_at: now.getTime(),
    },
    {
      id: "sample-climbing-night",
      title: "First Climb Night",
      day: saturday(6),
      starts: "18:00",
      ends: "20:30",
      location: `Climbing wall, ${home.knownAs}`,
      description:
        "Shoes, harness and a patient belayer for people who have never left the ground. Two easy routes each, one brave one for those who want it. (Sample event)",
      image: "site/sport-climbing.webp",
      capacity: 15,
      capacity_note: null,
      status: "planned",
      updated_at: now.getTime(),
    },
  ];
}
