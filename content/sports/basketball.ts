import { smallGroupSize, youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "basketball",
  name: "Basketball",
  order: 3,
  title: "Basketball Development",
  summary: `Vertical jump, quick feet and safe landings for basketball players aged ${youthAges}, in small groups of ${smallGroupSize} in West Chester, OH.`,
  lead: "A game of jumps, landings and a thousand cuts.",
  description:
    "We teach athletes to jump higher and land softly, to slide without crossing their feet, and to be as quick in the fourth quarter as in the first. Your team works on ball skills, and we work on the athlete.",
  features: [
    "Vertical jump power with safe landing mechanics",
    "Lateral quickness and defensive footwork",
    "Repeat-sprint conditioning for four full quarters",
    "Ankle and knee stability work in every session",
  ],
  image: "sport-basketball",
  facts: [
    { label: "Filmed", value: "2 landings" },
    { label: "Bring", value: "Court shoes" },
  ],
  figure: { value: "100", label: "jumps in a game" },
  // The key and the three-point line; in red the free-throw circle.
  court: {
    from: -231,
    to: 871,
    // The marks of its key, and the courts on either side.
    thin: `M257 111h-12M257 147h-12M257 183h-12M383 111h12M383 147h12M383 183h12${[-440, 440]
      .map(
        (aside) => `M${113 + aside} 219a207 207 0 0 1 414 0m-270 0v-144h126v144m-126 -144a63 63 0 0 1 126 0`,
      )
      .join("")}`,
    lines: "M113 219A207 207 0 0 1 527 219M257 219V75H383V219",
    marked: "M257 75a63 63 0 1 1 126 0a63 63 0 1 1 -126 0",
    labels: [
      { x: 277, y: 58, text: "Jump high" },
      { x: 267, y: 172, text: "land softly" },
    ],
    middle: true,
  },
  coach: "Hayden Stencil",
  scene: "site/sport-basketball-2",
  firstSession:
    "Bring court shoes and water. We measure your reach and your jump, film two landings from the side, and show you what we see.",
};
