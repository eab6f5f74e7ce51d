import type { Program } from "#content/programs/programs.ts";
import type { Sport } from "#content/sports/sports.ts";
import { brand } from "#content/site.ts";

export type PageMeta = { title: string; description: string };

const suffix = `${brand.name}, Maineville, OH`;

/** Pages with an address of their own. Programs and sports bring their own words, see below. */
export const pageMeta = {
  "/": {
    title: `${brand.name} | 24/7 Community Gym in Maineville, OH`,
    description:
      "A community gym in Maineville's renovated fire station: 12,000 sq ft, 24/7 member access, 50+ classes a week and coaches who are glad to meet beginners.",
  },
  "/about": {
    title: `About Us | ${suffix}`,
    description:
      "How an empty fire station became a community gym: our founders, the story of the building, what we hold on to, and 25+ trainers under one roof.",
  },
  "/trainers": {
    title: `Trainers | ${suffix}`,
    description:
      "Meet the coaches of Evo Fitness: strength, boxing, jiu-jitsu, nutrition and sports performance. Read their bios and schedule a session.",
  },
  "/partners": {
    title: `Wellness Partners | ${suffix}`,
    description:
      "Massage, physical therapy, mobility, meals and recovery in the building where you train. Five on-site partners, open to members and guests.",
  },
  "/careers": {
    title: `Careers | ${suffix}`,
    description:
      "Work at Evo Fitness: trainers, class instructors, sports coaches, front desk and nutrition coaches. Fair pay, free membership, flexible shifts.",
  },
  "/programs": {
    title: `Programs | ${suffix}`,
    description:
      "Nine programs in one building: classes, Mayhem, personal and small group training, sports performance, jiu-jitsu, boxing, nutrition and recovery.",
  },
  "/programs/evo-grappling": {
    title: `Evo Grappling | ${suffix}`,
    description:
      "No-gi submission grappling for adults in Maineville, OH. Takedowns, control and rounds in shorts and a rash guard. Your first two weeks are free.",
  },
  "/programs/sports-performance": {
    title: "Sports Performance Training | West Chester, OH",
    description:
      "Speed, strength and durability for athletes aged 8-18 in West Chester Township, OH. Seven sports, small groups of 2-4, batting cages and climbing.",
  },
  "/pricing": {
    title: `Pricing & Plans | ${suffix}`,
    description:
      "Every membership and single class with its price, on one page. No sign-up fee. Answer three questions and see the plans that fit you.",
  },
  "/schedule": {
    title: `Class Schedule | ${suffix}`,
    description:
      "50+ classes a week, from 5:15 AM: strength, conditioning, boxing, jiu-jitsu and more. See today, the next class and the whole week.",
  },
  "/contact": {
    title: `Contact & Free Assessment | ${suffix}`,
    description:
      "Call, write or walk in at 69 W Foster-Maineville Rd. Ask a question or book a free assessment: half an hour with a coach and a plan to keep.",
  },
  "/virtual-tour": {
    title: `Virtual Tour | ${suffix}`,
    description:
      "Walk through the renovated fire station from home: lobby, lifting floor, mats, ring, climbing wall and recovery, in 360° and in words.",
  },
  "/tour": {
    title: `360° Tour | ${suffix}`,
    description:
      "Six rooms of Evo Fitness in 360°. Look around by touch, mouse or keyboard, and walk from room to room.",
  },
  "/gallery": {
    title: `Photo Gallery | ${suffix}`,
    description:
      "Pictures of every corner of Evo Fitness: the rooms, the equipment, programs, workouts, community mornings and events.",
  },
  "/destination-workouts": {
    title: `Destination Workouts | ${suffix}`,
    description:
      "Weekly outdoor adventures in Warren County: hill runs, trail runs and stadium stairs. All speeds, a coach with the last person, first one free.",
  },
  "/events": {
    title: `Events & Challenges | ${suffix}`,
    description:
      "The Murph Challenge, workshops, open days and a challenge for every month. Dates, places and how many spots there are.",
  },
  "/first-visit": {
    title: `Your First Visit | ${suffix}`,
    description:
      "Where to park, what to bring and what happens in the first ten minutes, with answers to the questions that nervous beginners ask.",
  },
  "/stories": {
    title: `Member Stories | ${suffix}`,
    description:
      "A first pull-up at 57, lunch at four in the morning, a new knee on the stadium stairs. Six stories, and where they come from.",
  },
  "/accessibility": {
    title: `Accessibility | ${suffix}`,
    description:
      "How this site and this building work for everyone, what does not work well yet, and how to tell us about something in your way.",
  },
  "/privacy": {
    title: `Privacy | ${suffix}`,
    description:
      "No cookies and no ads. What we keep when you write to us, why, for how long, and how to have it erased.",
  },
  "/terms": {
    title: `Terms | ${suffix}`,
    description:
      "What you can rely on when you use this site: information, joining and paying, training, words and pictures.",
  },
} as const satisfies Record<string, PageMeta>;

export type PagePath = keyof typeof pageMeta;

export const notFoundMeta: PageMeta = {
  title: `Page not found | ${suffix}`,
  description: "This page does not exist. Go back to the home page, to the programs, or call us and ask.",
};

export const lostTitle = `Program not found | ${suffix}`;

export function programMeta(program: Pick<Program, "title" | "description">): PageMeta {
  return { title: `${program.title} | ${suffix}`, description: program.description };
}

/** 'sport name | facility | West Chester, OH' */
export function sportMeta(sport: Pick<Sport, "title" | "summary">): PageMeta {
  return {
    title: `${sport.title} | ${brand.sportsPerformanceName} | West Chester, OH`,
    description: sport.summary,
  };
}

/** What a route's meta function returns. */
export function metaTags({ title, description }: PageMeta) {
  return [{ title }, { name: "description", content: description }];
}
