import { unbroken } from "#domain/text.ts";
import { smallGroupSize, youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "football",
  name: "Football",
  order: 2,
  title: "Football Performance Training",
  summary: `Acceleration, position strength and injury prevention for football players aged ${youthAges}, in small groups of ${smallGroupSize} in West Chester, OH.`,
  lead: "Be faster off the line and stronger in the last quarter.",
  description: `Linemen learn to win with their hips, skill players learn to stop before they cut, and everyone builds a neck and shoulders ready for contact. We build in the off-season, sharpen in August, and keep legs fresh for Fridays.`,
  features: [
    `Acceleration and ${unbroken("first-step")} explosiveness`,
    "Position-specific strength for linemen and skill players",
    "Change-of-direction and deceleration mechanics",
    "Neck, shoulder and hamstring injury prevention",
  ],
  image: "sport-football",
  pictureOn: "left",
  facts: [
    { label: "Sprints timed", value: "10 & 40 yards" },
    { label: "Jump test", value: "Broad jump" },
  ],
  figure: { value: "3", label: "steps, and the play is decided" },
  // Goal line to goal line, every five yards; in red the ten and the forty.
  court: {
    thin: Array.from({ length: 101 }, (_, yard) => `M${11 * yard - 230} 24v9m0 134v9`).join(""),
    from: -231,
    to: 871,
    lines: Array.from({ length: 21 }, (_, line) => `M${55 * line - 230} 0V200`).join(""),
    marked: "M-120 0V200M210 0V200",
    numerals: [1, 2, 3, 4, 5, 4, 3, 2, 1].map((ten, index) => ({
      x: 110 * index - 120,
      y: 115,
      text: `${ten} 0`,
    })),
    labels: [
      { x: -108, y: 62, text: "First step" },
      { x: 109, y: 62, text: "Top speed" },
    ],
  },
  scene: "site/program-sports-performance-3",
  firstSession:
    "Leave your cleats in the bag and wear turf shoes or sneakers. We’ll time ten and forty yards, test your broad jump, and watch how you land.",
};
