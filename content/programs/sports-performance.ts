import { smallGroupSize, youthAges } from "#content/sports/sport.ts";
import { capital, inWords, range } from "#domain/text.ts";
import type { Often, Suggestion, Who } from "#domain/plan-finder.ts";
import type { Slot } from "#domain/schedule/classes.ts";
import { sports } from "#content/sports/sports.ts";
import { programPictures, type Program } from "./program.ts";

const sportsSlots: readonly Slot[] = [
  { day: "Monday", start: "17:00", minutes: 60, title: `Athletes ${range(8, 12)}` },
  { day: "Monday", start: "18:15", minutes: 75, title: `Athletes ${range(13, 18)}` },
  { day: "Wednesday", start: "17:00", minutes: 60, title: `Athletes ${range(8, 12)}` },
  { day: "Wednesday", start: "18:15", minutes: 75, title: `Athletes ${range(13, 18)}` },
  { day: "Saturday", start: "10:00", minutes: 75, title: "Speed School" },
];

export const program: Program = {
  slug: "sports-performance",
  title: "Sports Performance",
  order: 5,
  hasOwnPage: true,
  iconName: "Star",
  ...programPictures("sports-performance"),
  description: `Speed, strength and durability for athletes aged ${youthAges}. ${capital(inWords(sports.length))} sports, small groups and measured progress, in a hall of its own in West Chester Township.`,
  paragraphs: [
    `Young athletes don’t need harder practices. They need to run, jump, land, throw and turn well, and to get strong at a pace that’s right for their age. That’s what we coach in West Chester: athletes from 8 to 18, in small groups of ${smallGroupSize}, on turf, sprint lanes, platforms and cages built for it.`,
    "Every athlete starts with a baseline: ten-yard sprint, vertical jump, change of direction, a look at how hips, knees and shoulders move. The numbers go on a card. We measure again every six weeks, and parents see both.",
    "We train around the season. In the off-season we build. In pre-season we sharpen. During the season we keep athletes healthy with one or two short sessions a week that don’t leave them with heavy legs on Friday. Club and school coaches are welcome to call us, and we’ll plan around their practices.",
    "You don’t have to be a star. Some of our athletes have scholarships, and some are trying out for the first time and want to stop being picked last. Both get the same attention.",
  ],
  linkLabel: "Pick your sport",
  action: { label: "Learn More", to: "/programs/sports-performance" },
  locations: ["West Chester", "Maineville"],
  plans: ["Sports Performance", "Sports Performance - 2+ Athletes"],
  benefits: [
    `Ages ${youthAges} in small groups of ${smallGroupSize}`,
    "A measured baseline and a retest every six weeks",
    "Training planned around your season",
    `${capital(inWords(sports.length))} sports, with batting cages and a bouldering wall in the hall`,
    "Coaches who talk to parents and club coaches",
  ],
  times: { place: "West Chester", slots: sportsSlots },
  purposes: [{ value: "sport", label: "Getting better at a sport", young: true, fit: forSport }],
};

function forSport(who: Who, often: Often): Suggestion {
  const note =
    often === "once"
      ? `For ages ${youthAges}. The first baseline test is free: write or call.`
      : `In West Chester, in groups of ${smallGroupSize}, for ages ${youthAges}.`;
  return who === "me" || who === "athlete"
    ? { plans: ["Sports Performance", "Sports Performance - 2+ Athletes"], note }
    : { plans: ["Sports Performance - 2+ Athletes"], note };
}
