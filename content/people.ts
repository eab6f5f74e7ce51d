import { sample } from "./sample.ts";

export type Founder = {
  name: string;
  title: string;
  /** Name of a picture in media/site. */
  image: string;
  short: string;
  bio: string[];
  expertise: string[];
};

const founders: readonly Founder[] = [
  {
    name: sample("content/people.ts, founder 1", "Morgan Sample"),
    title: "Co-owner and head coach",
    image: "founders",
    short: "Coached in other people's gyms for twelve years and kept a notebook of what to do differently.",
    bio: [
      "Morgan taught the first class here to four people, on a floor that still had parking lines painted on it. Two of the four train with us today.",
      "Before that came twelve years of coaching in other people's gyms and a notebook of things to do differently: learn every name in a week, never let a beginner stand alone, clean the showers at noon as well.",
    ],
    expertise: [
      "Strength and conditioning",
      "Olympic lifting",
      "First-time lifters over 50",
      "Coaching coaches",
      "Programming for busy weeks",
    ],
  },
  {
    name: sample("content/people.ts, founder 2", "Riley Sample"),
    title: "Co-owner and operations",
    image: "founders",
    short: "Grew up three streets away, ran logistics for a living, and signed the lease on the station.",
    bio: [
      "Riley grew up three streets away and remembers the siren. After ten years in logistics came a back injury, a year of rehabilitation, and a coach named Morgan.",
      "Riley signed the lease, found the flooring, and still answers the phone on Monday mornings. If something squeaks in the building, Riley knows which hinge.",
    ],
    expertise: [
      "Rehabilitation and return to training",
      "Nutrition habits",
      "Youth programs",
      "Community events",
      "Keeping 12,000 sq ft clean",
    ],
  },
];

export const people = { founders } as const;
