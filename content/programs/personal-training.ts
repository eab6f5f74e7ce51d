import type { Often, Suggestion, Who } from "#domain/plan-finder.ts";
import { programPictures, type Program } from "./program.ts";
import { contactAbout } from "#content/subjects.ts";

export const program: Program = {
  slug: "personal-training",
  title: "Personal Training",
  order: 3,
  iconName: "User",
  ...programPictures("personal-training"),
  gallery: ["program-personal-training", "program-personal-training-4"],
  description:
    "One coach, one plan and one hour that’s all yours. Start from zero, come back from an injury, or chase a number.",
  paragraphs: [
    "Personal training starts with a conversation, not a treadmill. In the first session you and your coach sit down for fifteen minutes: what hurts, what you’ve tried, how you sleep, what you’d like to be able to do by summer. Then you move: a few squats, an overhead reach, a carry across the turf. By the end of the hour your coach knows where to start, and you know why.",
    "From there you get a written plan built around your week. If you train with us twice, it tells you what to do on your own on the third day. If you travel for work, there’s a hotel version. Your coach counts your reps, tracks your weights, and changes the plan when life changes.",
    "Many of our clients are beginners who don’t want to learn in front of a group. Many are past 50 and want to keep lifting grandkids and luggage. Some are coming back from surgery, and with your permission we coordinate with the physical therapist down the hall. And some are already strong and want another ten pounds on the bar.",
    "Sessions run from 5 AM to 8 PM by appointment, in a corner of the floor your coach reserves for you.",
  ],
  newcomers:
    "Not sure who’s right for you? Browse our trainers, or let us suggest one after your free assessment. If it’s not a good fit, you can switch coaches. No explanation needed.",
  linkLabel: "Pick your pace",
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
      { value: "6", unit: "sessions in all", label: "Learn the basics, then train alone with confidence." },
      { value: "2×", unit: "a week", label: "Change how you look and move within a season." },
      { value: "3×", unit: "a week", label: "Get ready for a date on the calendar." },
    ],
  },
  facility: ["site/program-personal-training-3", "dumbbell-heads", "rower-handle", "weight-vest"],
  benefits: [
    "A written plan that includes the days you train alone",
    "Sessions by appointment from 5 AM to 8 PM",
    "Your coach talks to your physical therapist, if you like",
    "A private corner of the floor, no audience",
    "Switch coaches at any time, for any reason",
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
      note: "Six sessions teach the basics. Two a week bring visible change within a season.",
    };
  }
  return { plans: ["Personal Training - 3x/week"], note: "For a date on the calendar." };
}
