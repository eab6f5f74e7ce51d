import { range } from "#domain/text.ts";
import type { Often, Suggestion, Who } from "#domain/plan-finder.ts";
import type { Slot } from "#domain/schedule/classes.ts";
import type { ClockTime, Day } from "#domain/schedule/clock.ts";
import { programPictures, type Program } from "./program.ts";

const weekdays: readonly Day[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

const adultPlan: Record<Day, string> = {
  Monday: "Strength",
  Tuesday: "Engine",
  Wednesday: "Mobility & Core",
  Thursday: "Strength",
  Friday: "Engine",
  Saturday: "Team Workout",
  Sunday: "Long & Easy",
};

const adultStarts: readonly ClockTime[] = ["05:15", "06:30", "09:00", "12:00", "16:30", "17:30", "18:30"];

const HOUR = 60;
/** At noon. */
const EXPRESS = 45;

const adultSlots: readonly Slot[] = [
  ...weekdays.flatMap((day) => adultStarts.map((start) => adultSlot(day, start))),
  adultSlot("Saturday", "08:00"),
  adultSlot("Saturday", "09:15"),
  adultSlot("Sunday", "09:00"),
];

function adultSlot(day: Day, start: ClockTime): Slot {
  return start === "12:00"
    ? { day, start, minutes: EXPRESS, title: `${adultPlan[day]} Express` }
    : { day, start, minutes: HOUR, title: adultPlan[day] };
}

export const program: Program = {
  slug: "adult-classes",
  title: "Adult Classes",
  order: 1,
  iconName: "Calendar",
  ...programPictures("adult-classes"),
  description: `Coached strength and conditioning for all levels, morning to evening. One hour, or ${EXPRESS} minutes at noon, with a coach and a plan for the day.`,
  paragraphs: [
    `You walk in, the workout is on the board, and a coach is already on the floor. For the next hour you don’t have to decide anything. Ten minutes of warm‑up, fifteen of strength, twenty of conditioning, and time at the end to cool down and put your weights away. At noon it’s the same in ${EXPRESS} minutes, without the cooldown.`,
    "The same class works for people who deadlift twice their body weight and people who haven’t been in a gym since school. Every movement on the board has three versions, and the coach picks yours with you before the clock starts. No pull‑ups yet? Row on the rings. Cranky knee? Step up instead of jumping. No one is left guessing in the back row.",
    "We plan in six-week blocks. Monday and Thursday build strength. Tuesday and Friday are Engine: rowing, running and biking to build endurance. Wednesday loosens up everything that sitting makes stiff, and Saturday is a team workout that usually ends with people lying on the turf, laughing. Come twice a week or six times. The plan still adds up.",
    "After two weeks most members know a dozen people. After six, the stairs at work feel shorter. That’s the point: fitness you can use outside the gym, with people who notice when you’re missing.",
  ],
  newcomers:
    "Tell us when you come in. A coach will meet you ten minutes early, show you the day’s two or three movements, and stay close. You won’t be asked to go first, go fast or go heavy. Most people say the hardest part was getting out of the car. Wear shoes you can squat in, bring water, and we’ll handle the rest.",
  linkLabel: "See class times",
  fact: { figure: range(EXPRESS, HOUR), label: "minutes" },
  action: { label: "Join Us Today", to: "/pricing" },
  film: "program-adult-classes",
  interest: "Group Classes",
  locations: ["Maineville", "South Lebanon", "Loveland", "Morrow"],
  plans: [
    "Unlimited Classes",
    "Unlimited Classes - Couples",
    "Unlimited Classes - Family (3+)",
    "1st Responder / Military / Teacher",
    "Drop In",
    "Open Gym",
    "Open Gym - Family",
  ],
  facility: ["site/program-adult-classes-4", "kettlebell-row", "at-the-bay-door", "wooden-rings"],
  benefits: [
    "A coach on the floor in every class, never a video on a screen",
    "Three versions of every movement, picked with you before the clock starts",
    "Classes from 5:15 AM to 6:30 PM on weekdays, mornings on the weekend",
    "Six-week blocks, so you can see your numbers improve",
    "24/7 access to the floor between classes",
  ],
  times: { place: "Main floor", slots: adultSlots },
  purposes: [
    { value: "classes", label: "Coached classes", fit: forClasses },
    { value: "open-gym", label: "Training by myself", fit: forOpenGym },
  ],
};

function forClasses(who: Who, often: Often): Suggestion {
  if (often === "once") {
    return { plans: ["Drop In"], note: "One class, no strings. Buy another whenever you like." };
  }
  if (who === "couple") return { plans: ["Unlimited Classes - Couples"], note: "One plan for two people." };
  if (who === "family") {
    return { plans: ["Unlimited Classes - Family (3+)"], note: "One plan for three or more." };
  }
  if (who === "group") {
    return {
      plans: ["Small Group Training (3-4 People)", "Unlimited Classes"],
      note: "Train as a small group, or get a class plan each.",
    };
  }
  const plans = ["Unlimited Classes", "1st Responder / Military / Teacher"];
  return often === "weekly"
    ? {
        plans: [...plans, "Drop In"],
        note: "Once a week, single classes may be cheaper. For two or more, go unlimited.",
      }
    : { plans, note: "If you serve or teach, the second plan is for you." };
}

function forOpenGym(who: Who, often: Often): Suggestion {
  if (often === "once") return { plans: ["Drop In"], note: "Come to one class and see the floor." };
  if (who === "couple") return { plans: ["Open Gym"], note: "For two people, get one plan each." };
  if (who === "family") return { plans: ["Open Gym - Family"], note: "One plan for three or more." };
  return { plans: ["Open Gym"], note: "Use the floor at any hour, without classes." };
}
