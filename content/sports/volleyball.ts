import { youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "volleyball",
  name: "Volleyball",
  order: 4,
  title: "Volleyball Conditioning",
  summary: `Jump power, shoulder health and tournament stamina for volleyball players aged ${youthAges}, in small groups in West Chester, OH.`,
  lead: "Club season is long, and shoulders and knees pay for it.",
  description:
    "We build jumpers who land on two feet, hitters whose shoulder blades do their share, and defenders who get low and come up again, set after set.",
  features: [
    "Approach-jump and block-jump power",
    "Shoulder health for hitters and servers",
    "Core strength for control in the air",
    "Tournament-day stamina and recovery habits",
  ],
  image: "sport-volleyball",
  pictureOn: "left",
  facts: [
    { label: "Jumps measured", value: "Standing & approach" },
    { label: "Shoulder test", value: "Rotation" },
  ],
  figure: { value: "5", label: "sets on the same two legs" },
  // The net between its tapes; in red the antennas.
  court: {
    thin: `${Array.from({ length: 32 }, (_, mesh) => `M${10 + 20 * mesh} 40V160`).join("")}M0 60H640M0 80H640M0 100H640M0 120H640M0 140H640`,
    lines: "M0 24H640M0 40H640M0 160H640M0 168H640",
    marked: "M150 0V168M490 0V168",
  },
  coach: "Hayden Stencil",
  firstSession:
    "Knee pads are welcome. We measure standing and approach jump, test shoulder rotation and count how quietly you land.",
};
