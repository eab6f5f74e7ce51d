import { smallGroupSize, youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "soccer",
  name: "Soccer",
  order: 5,
  title: "Soccer Performance",
  summary: `Sprint speed, match fitness and knee protection for soccer players aged ${youthAges}, in small groups of ${smallGroupSize} in West Chester, OH.`,
  lead: "Six miles a match, most of it at a jog, decided at full speed.",
  description:
    "We train the sprints, the legs that hold up to them, and the lungs for one more. Hamstrings and groins get as much attention as speed, because you can’t play if you’re hurt.",
  features: [
    "Sprint speed with and without a turn",
    "Match-fitness intervals built from real distances",
    "Hamstring, groin and ACL protection drills",
    "Single-leg strength for striking and tackling",
  ],
  image: "sport-soccer",
  facts: [
    { label: "Sprints timed", value: "10 & 30 yards" },
    { label: "Also timed", value: "A shuttle run" },
  ],
  figure: { value: "20", label: "sprints decide a match" },
  // Goal line to goal line along the middle, 9.6 a yard; in red the sprints from the spot: ten yards to the center circle, thirty the other way.
  court: {
    from: 0,
    to: 1102,
    lines:
      "M1 0V200M1 4H58V196H1M173 0V200M173 23A96 96 0 0 1 173 177M116 99a1 1 0 1 0 .1 0M551 0V200M551 99a1 1 0 1 0 .1 0M1101 0V200M1101 4H1044V196H1101M929 0V200M929 23A96 96 0 0 0 929 177M986 99a1 1 0 1 0 .1 0",
    marked: "M455 100a96 96 0 1 1 192 0a96 96 0 1 1 -192 0M551 100H647M551 100H263M263 84V116",
    labels: [
      { x: 356, y: 90, text: "30 yd" },
      { x: 356, y: 134, text: "The second" },
      { x: 574, y: 90, text: "10 yd" },
      { x: 664, y: 82, text: "The first" },
      { x: 664, y: 108, text: "sprint" },
      { x: 664, y: 134, text: "we time" },
    ],
    middle: true,
  },
  scene: "site/program-sports-performance-2",
  firstSession:
    "Wear turf shoes or sneakers, and leave the shin guards at home. We’ll time ten and thirty yards, a shuttle run, and how long you can hold your pace.",
};
