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
  scene: "site/program-sports-performance-2",
  firstSession:
    "Wear turf shoes or sneakers, and leave the shin guards at home. We’ll time ten and thirty yards, a shuttle run, and how long you can hold your pace.",
};
