import { unbroken } from "#content/in-words.ts";
import { smallGroupSize, youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "football",
  name: "Football",
  order: 2,
  title: "Football Performance Training",
  summary: `Acceleration, position strength and injury prevention for football players aged ${youthAges}, in small groups of ${smallGroupSize} in West Chester, OH.`,
  lead: "Football rewards the first steps and the last quarter.",
  description:
    "Linemen learn to win with their hips, skill players to stop before they cut, and everyone to strengthen the neck and shoulders that contact asks for. Off-season builds; August sharpens; Fridays stay fresh.",
  features: [
    `Acceleration and ${unbroken("first-step")} explosiveness`,
    "Position-specific strength for linemen and skill players",
    "Change-of-direction and deceleration mechanics",
    "Neck, shoulder and hamstring injury prevention",
  ],
  image: "sport-football",
  pictureOn: "left",
  facts: [
    { label: "Timed on day one", value: "10 & 40 yards" },
    { label: "And measured", value: "1 broad jump" },
  ],
  figure: { value: "3", label: "steps, and the play is decided" },
  scene: "site/program-sports-performance-3",
  firstSession:
    "Cleats stay in the bag; turf shoes or sneakers are right. We time ten and forty yards, test a broad jump and watch you land.",
};
