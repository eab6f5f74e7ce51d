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
    { label: "Measured on day one", value: "2 jumps" },
    { label: "And counted", value: "Quiet landings" },
  ],
  figure: { value: "5", label: "sets on the same two legs" },
  coach: "Hayden Stencil",
  firstSession:
    "Knee pads are welcome. We measure standing and approach jump, test shoulder rotation and count how quietly you land.",
};
