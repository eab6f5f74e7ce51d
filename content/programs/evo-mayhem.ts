import type { Often, Suggestion, Who } from "#domain/plan-finder.ts";
import type { Slot } from "#domain/schedule/classes.ts";
import { programPictures, type Program } from "./program.ts";

const mayhem = { title: "Mayhem", minutes: 90 } as const;
const mayhemSlots: readonly Slot[] = [
  { day: "Monday", start: "05:30", ...mayhem },
  { day: "Wednesday", start: "05:30", ...mayhem },
  { day: "Friday", start: "05:30", ...mayhem },
  { day: "Monday", start: "18:00", ...mayhem },
  { day: "Tuesday", start: "18:00", ...mayhem },
  { day: "Thursday", start: "18:00", ...mayhem },
  { day: "Friday", start: "18:00", ...mayhem },
  { day: "Saturday", start: "10:30", ...mayhem, title: "Mayhem Team Day" },
];

export const program: Program = {
  slug: "evo-mayhem",
  title: "Evo Mayhem",
  order: 2,
  iconName: "Dumbbell",
  ...programPictures("evo-mayhem"),
  image: "program-evo-mayhem-4",
  gallery: ["program-evo-mayhem-4", "program-evo-mayhem-3", "program-evo-mayhem-2", "program-evo-mayhem"],
  description:
    "Barbells, engines and gymnastics for people who like a clock. Ninety minutes of hard, well-coached training with a team that cheers until everyone is done.",
  paragraphs: [
    "Mayhem is the hardest hour and a half in the building. Olympic lifting comes first, while you’re fresh. Then gymnastics or skill work. Then a conditioning workout against the clock that takes everything you have left. It’s for members who want to find out how fit they can get and who want honest feedback on their lifts.",
    "The name is loud. The coaching isn’t. You lift in small groups on competition platforms, with one coach to eight athletes and instant video of your heavy attempts. Percentages come from your own tested numbers, and we retest every twelve weeks. If the bar moves badly, the weight comes down, no matter what the plan says.",
    "You don’t have to compete. About a third of the group does: local team events, our in-house throwdown each fall, and the Murph Challenge on Memorial Day weekend. The rest come for the company, and for the day when something that was impossible in spring becomes a warm‑up in October.",
    "You should be able to squat, hinge and press an empty bar and run a mile without stopping, at any pace. Not there yet? We’ll show you how to get there and about how long it takes. We’d rather have you healthy in June than hurt today.",
  ],
  newcomers:
    "Start with a month of Adult Classes, or ask for a free skills check: thirty minutes with a Mayhem coach.",
  linkLabel: "Ninety minutes",
  action: { label: "Join Us Today", to: "/pricing" },
  interest: "Group Classes",
  locations: ["Maineville", "Loveland", "Mason"],
  plans: ["Mayhem", "Mayhem - Family", "Drop In"],
  pace: {
    heading: "An hour and a half, in this order",
    clock: "90:00",
    parts: [
      { value: "Olympic lifting", label: "First, while you are fresh." },
      { value: "Gymnastics or skill", label: "Then, with one coach to eight athletes." },
      { value: "The clock", label: "Last, one workout that takes everything you have left." },
    ],
  },
  facility: ["chalk-prints", "site/program-evo-mayhem-2", "plates-on-the-pegs", "murph-flag"],
  benefits: [
    "One coach to eight athletes on competition platforms",
    "Loads taken from your own tested numbers, retested every 12 weeks",
    "Lifting, gymnastics and conditioning in one session",
    "Free 30-minute skills check before you join",
    "A team for local competitions, if you want one",
  ],
  times: { place: "Platforms", slots: mayhemSlots },
  purposes: [{ value: "compete", label: "Hard training, maybe competing", fit: forMayhem }],
};

function forMayhem(who: Who, often: Often): Suggestion {
  if (often === "once") return { plans: ["Drop In"], note: "Ask for the free skills check first." };
  if (who === "family") return { plans: ["Mayhem - Family"], note: "One plan for three or more." };
  return { plans: ["Mayhem"], note: "Ninety minutes, coached, several times a week." };
}
