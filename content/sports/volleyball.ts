import { unbroken } from "#domain/text.ts";
import { youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "volleyball",
  name: "Volleyball",
  order: 4,
  title: "Volleyball Conditioning",
  summary: `Jump power, shoulder health and tournament stamina for volleyball players aged ${youthAges}, in small groups in West Chester, OH.`,
  lead: "Club season is long. We keep shoulders and knees ready for it.",
  description: `We build jumpers who land on two feet, hitters with strong, stable shoulders, and defenders who get low and pop back up, ${unbroken("set after set")}.`,
  features: [
    "Approach-jump and block-jump power",
    "Shoulder health for hitters and servers",
    "Core strength for control in the air",
    "Tournament-day stamina and recovery habits",
  ],
  image: "sport-volleyball",
  pictureOn: "left",
  subjectOn: "right",
  facts: [
    { label: "Jumps measured", value: "Two ways" },
    { label: "Shoulder test", value: "Rotation" },
  ],
  figure: { value: "5", label: "sets on the same two legs" },
  // The net; in red the antennas.
  court: {
    from: 39,
    to: 1141,
    thin: `${Array.from({ length: 115 }, (_, mesh) => `M${100 + 20 * mesh} 42V122`).join("")}M80 62H2400M80 82H2400M80 102H2400`,
    lines: "M40 200V16H54V200M54 28H2400M80 42H2400M54 122H2400M80 130H2400M80 28V130",
    marked: "M110 3V130M340 3V130",
    labels: [
      { x: 110, y: 172, text: "Standing jump" },
      { x: 340, y: 172, text: "Approach jump" },
    ],
  },
  scene: "site/sport-volleyball-2",
  coach: "Hayden Stencil",
  firstSession:
    "Knee pads are welcome. We measure standing and approach jump, test shoulder rotation, and listen to how quietly you land.",
};
