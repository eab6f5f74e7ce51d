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
  gallery: [
    "program-evo-mayhem-2",
    "program-evo-mayhem-3",
    "program-personal-training-2",
    "program-evo-mayhem-4",
  ],
  description:
    "Barbells, engines and gymnastics for people who like a clock. Ninety minutes of hard, well-coached training with a team that stays to cheer the last one home.",
  paragraphs: [
    "Mayhem is the longest and hardest hour and a half in the building. Olympic lifting first, while you are fresh. Then gymnastics or skill work. Then a conditioning piece against the clock that asks for everything you have left. It is for members who want to find out how fit they can get, and who like to be told the truth about their snatch.",
    "The name promises noise. The coaching is quiet. You lift in small pods on our competition platforms, one coach to eight athletes, with video of your heavy attempts on the spot. Percentages come from your own tested numbers, and we test every twelve weeks. If the bar moves badly, the weight goes down, whatever the sheet says.",
    "You do not have to compete. About a third of the group does: local team events, the in-house throwdown each fall and the Murph Challenge on Memorial Day weekend. The others come for the company and for the days when something that was impossible in spring is a warm‑up in October.",
    "You should be able to squat, hinge and press with an empty bar and to run a mile without stopping, at any speed. If one of those is missing, we will show you how to get it and about how long it takes. We would rather have you in June and healthy than today and hurt.",
  ],
  newcomers:
    "Start in Adult Classes for a month, or ask for a skills check: thirty minutes with a Mayhem coach, no charge.",
  linkLabel: "See the ninety minutes",
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
      { value: "The clock", label: "Last, one piece that asks for everything you have left." },
    ],
  },
  facility: ["chalk-prints", "site/program-evo-mayhem", "plates-on-the-pegs", "murph-flag"],
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
