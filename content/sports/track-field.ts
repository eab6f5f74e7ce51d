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
    { label: "Marked lanes, indoors", value: "4" },
    { label: "Every run timed to", value: "1/100 second" },
  ],
  // The bend; in red where each lane starts, the outer ones farther ahead.
  court: {
    lines:
      "M0 340A320 320 0 0 1 640 340M45 340A275 275 0 0 1 595 340M90 340A230 230 0 0 1 550 340M135 340A185 185 0 0 1 505 340M180 340A140 140 0 0 1 460 340",
    marked: "M208 89L190 48M284 113L277 68M346 157L352 112M386 216L407 177",
    numerals: [
      { x: 226, y: 73, text: "4" },
      { x: 309, y: 103, text: "3" },
      { x: 375, y: 155, text: "2" },
      { x: 418, y: 225, text: "1" },
    ],
  },
  lanes: ["Sprints", "Jumps", "Throws", "Distance"],
  firstSession:
    "Spikes for the lanes, flat shoes for the platforms. Tell us your events and your next meet; the plan counts backward from it.",
};
