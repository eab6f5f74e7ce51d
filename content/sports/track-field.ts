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
      "M-20 153A500 500 0 0 1 660 153M-20 218A455 455 0 0 1 660 218M-20 291A410 410 0 0 1 660 291M-20 387A365 365 0 0 1 660 387M0 520A320 320 0 0 1 640 520",
    marked: "M199 35L210 78M272 68L277 112M334 110L333 155M383 161L376 205",
    numerals: [
      { x: 240, y: 74, text: "4" },
      { x: 311, y: 110, text: "3" },
      { x: 365, y: 156, text: "2" },
      { x: 411, y: 205, text: "1" },
    ],
  },
  lanes: ["Sprints", "Jumps", "Throws", "Distance"],
  firstSession:
    "Spikes for the lanes, flat shoes for the platforms. Tell us your events and your next meet; the plan counts backward from it.",
};
