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
  description: `Coached strength and conditioning for all levels, morning to evening. One hour, ${EXPRESS} minutes at noon, one coach, a plan for the day, a room that learns your name.`,
  paragraphs: [
    `You walk in, the workout is on the board, and a coach is already on the floor. For the next hour you do not have to decide anything. Ten minutes of warm‑up, fifteen of strength, twenty of conditioning, and time at the end to bring your breathing down and put your weights away. At noon it is the same in ${EXPRESS} minutes, without the time at the end. Then the rest of your day starts.`,
    "The same class serves people who deadlift twice their weight and people who have not been in a gym since school. That works because every movement on the board has three versions, and the coach picks yours with you before the clock starts. No pull‑ups yet? You row on the rings. A knee that complains? You step up instead of jumping. Nobody is left guessing in the back row, because there is no back row.",
    "We plan in blocks of six weeks. Monday and Thursday build strength, Tuesday and Friday build your engine, Wednesday moves everything that sitting has made stiff, and Saturday is a team workout that usually ends with people lying on the turf and laughing. You can come twice a week or six times; the plan still adds up.",
    "After two weeks most members know a dozen names. After six they notice the stairs at work feel shorter. That is the point of it: fitness you can use outside, with people who notice when you are missing.",
  ],
  newcomers:
    "Tell us when you come in. A coach meets you ten minutes early, shows you the two or three movements of the day, and stays close. You will not be asked to go first, to go fast or to go heavy. Most people say the hardest part was the parking lot. Wear shoes you can squat in, bring water, and leave the rest to us.",
  linkLabel: "See class times",
  fact: { figure: range(EXPRESS, HOUR), label: "minutes" },
  cardImage: "program-adult-classes-2",
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
  facility: ["site/program-adult-classes-4", "class-circle", "kettlebell-row", "wooden-rings"],
  benefits: [
    "A coach on the floor in every class, never a video on a wall",
    "Three versions of every movement, picked with you before the clock starts",
    "Classes from 5:15 AM to 6:30 PM on weekdays, mornings on the weekend",
    "Six-week blocks, so that you can see numbers move",
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
      note: "Train as your own small group, or each with a class plan.",
    };
  }
  const plans = ["Unlimited Classes", "1st Responder / Military / Teacher"];
  return often === "weekly"
    ? {
        plans: [...plans, "Drop In"],
        note: "Once a week, single classes may be cheaper. From twice on, go unlimited.",
      }
    : { plans, note: "If you serve or teach, the second plan is yours." };
}

function forOpenGym(who: Who, often: Often): Suggestion {
  if (often === "once") return { plans: ["Drop In"], note: "Come to one class and see the floor." };
  if (who === "couple" || who === "family") {
    return {
      plans: ["Open Gym - Family", "Open Gym"],
      note: "Family means three or more; two people take one each.",
    };
  }
  return { plans: ["Open Gym"], note: "The floor at any hour, without classes." };
}
