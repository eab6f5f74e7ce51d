import type { Often, Suggestion, Who } from "#domain/plan-finder.ts";
import { programPictures, type Program } from "./program.ts";
import { contactAbout } from "#content/subjects.ts";

export const program: Program = {
  slug: "personal-training",
  title: "Personal Training",
  order: 3,
  iconName: "User",
  ...programPictures("personal-training"),
  gallery: ["program-personal-training", "program-personal-training-3", "program-personal-training-4"],
  description:
    "One coach, one plan, one hour that is all yours. For a first start, a comeback after an injury, or a number you want to reach.",
  paragraphs: [
    "Personal training begins with a conversation, not with a treadmill. In the first session you sit down with your coach for fifteen minutes: what hurts, what you have tried, how much sleep you get, what you would like to be able to do by summer. Then you move. A few squats, a reach overhead, a carry across the turf. By the end of the hour your coach knows where to begin and you know why.",
    "From there you get a written plan for your weeks, not for somebody’s. If you train with us twice, it tells you what to do on the third day by yourself. If you travel for work, it has a hotel version. Your coach counts your repetitions, writes down your loads and changes the plan when life changes.",
    "Many of our clients are beginners who do not want to learn in front of a group. Many are past 50 and want to keep lifting grandchildren and luggage. Some are coming back after surgery, and we talk with the physical therapist down the hall, with your permission, so that one hand knows what the other is doing. And some are strong already and want the last ten pounds on the bar.",
    "Sessions run from 5 AM to 8 PM by appointment, in a corner of the floor that your coach reserves for you.",
  ],
  newcomers:
    "Not sure who fits? Read the trainers’ page and pick a name, or let us suggest one after your free assessment. If the two of you do not get along, you change coaches. No explanation needed.",
  linkLabel: "Choose how often",
  action: { label: "Contact Us", to: contactAbout("personal-training") },
  interest: "Personal Training",
  locations: ["Maineville", "West Chester"],
  plans: [
    "Personal Training",
    "Personal Training (6 Sessions)",
    "Personal Training - 2x/week",
    "Personal Training - 3x/week",
  ],
  pace: {
    heading: "You choose how often",
    parts: [
      { value: "6", label: "sessions teach the basics, so that you can train alone with confidence" },
      { value: "2×", label: "a week changes how you look and move within a season" },
      { value: "3×", label: "a week is for a date on the calendar" },
    ],
  },
  facility: ["two-after-class", "site/program-personal-training-2", "dumbbell-heads", "rower-handle"],
  benefits: [
    "A written plan that includes the days you train alone",
    "Sessions by appointment from 5 AM to 8 PM",
    "Your coach talks with your physical therapist if you wish",
    "A private corner of the floor, no audience",
    "Change coaches at any time without a reason",
  ],
  purposes: [{ value: "coach", label: "A coach of my own", young: true, fit: forCoach }],
};

function forCoach(who: Who, often: Often): Suggestion {
  if (who === "group" || who === "family") {
    return { plans: ["Small Group Training (3-4 People)"], note: "One coach for the three or four of you." };
  }
  if (often === "once") {
    return {
      plans: ["Personal Training", "Personal Training (6 Sessions)"],
      note: "Begin with a free assessment.",
    };
  }
  if (often === "weekly") {
    return {
      plans: ["Personal Training - 2x/week", "Personal Training", "Personal Training (6 Sessions)"],
      note: "Six sessions teach the basics; two a week change a season.",
    };
  }
  return { plans: ["Personal Training - 3x/week"], note: "For a date on the calendar." };
}
