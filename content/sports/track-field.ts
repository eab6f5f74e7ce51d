import { youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "track-field",
  name: "Track & Field",
  order: 6,
  title: "Track & Field Conditioning",
  summary: `Starts, top speed, plyometrics and strength for sprinters, jumpers, throwers and runners aged ${youthAges} in West Chester, OH.`,
  lead: "Run, jump or throw: it is force into the ground, well aimed.",
  description:
    "We coach starts and top speed on the lanes, power on the platforms, and for distance runners the strength that keeps form together on the last lap.",
  features: [
    "Block starts, acceleration and top-speed mechanics",
    "Plyometrics scaled by event and training age",
    "Olympic lifting for throwers and jumpers",
    "Strength plans that keep distance runners healthy",
  ],
  image: "sport-track-field",
  pictureOn: "left",
  facts: [
    { label: "Indoors", value: "4 marked lanes" },
    { label: "Every run timed to", value: "1/100 second" },
  ],
  lanes: ["Sprints", "Jumps", "Throws", "Distance"],
  firstSession:
    "Spikes for the lanes, flat shoes for the platforms. Tell us your events and your next meet; the plan counts backward from it.",
};
