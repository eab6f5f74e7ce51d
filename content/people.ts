import { youthAges } from "#content/sports/sport.ts";
import { sample } from "./sample.ts";

type Founder = {
  name: string;
  title: string;
  /** Key in the picture store. */
  portrait: string;
  short: string;
  bio: string[];
  expertise: string[];
};

const casey: Founder = {
  name: sample("content/people.ts, casey", "Casey Sample"),
  title: "Co-owner and head of coaching",
  portrait: "trainers/casey-sample.jpg",
  short:
    "Twenty years of coaching barbells, a lot of patience for first squats, and a notebook of things to do better.",
  bio: [
    "Casey taught the first class here to four people, out on the apron, in chalk circles. Two of the four still train with us today, and Casey still counts their reps.",
    "Before that came years of coaching in other people’s gyms and a notebook of things to do better: learn every name in a week, never leave a beginner alone, clean the showers twice a day.",
  ],
  expertise: [
    "Strength and conditioning",
    "Olympic lifting",
    "First-time lifters over 50",
    "Coaching coaches",
    "Programming for busy weeks",
  ],
};

const jordan: Founder = {
  name: sample("content/people.ts, jordan", "Jordan Sample"),
  title: "Co-owner and head of sports performance",
  portrait: "trainers/jordan-sample.jpg",
  short: "Drew the floor plan on a napkin, runs the youth programs, and remembers every birthday.",
  bio: [
    "Jordan grew up three streets away and remembers the siren. After college sprinting came a back injury, a year of rehab, and the goal of helping others avoid both.",
    "The first floor plan of the gym was drawn on a napkin, which hangs framed behind the desk. Jordan leads youth and sports performance, and knows every squeaky hinge in the building.",
  ],
  expertise: [
    "Sprint and jump mechanics",
    `Athletes aged ${youthAges}`,
    "Return to training after injury",
    "Team programs",
    "Community events",
  ],
};

export const people = { casey, jordan, founders: [casey, jordan] as readonly Founder[] } as const;
