import { unbroken } from "#domain/text.ts";
import { youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "track-field",
  name: "Track & Field",
  order: 6,
  title: "Track & Field Conditioning",
  summary: `Starts, top speed, plyometrics and strength for sprinters, jumpers, throwers and runners aged ${youthAges} in West Chester, OH.`,
  lead: "Run, jump or throw: it all starts with force into the ground.",
  description:
    "We coach starts and top speed on four indoor lanes, power on the platforms and, for distance runners, the strength to hold form on the last lap.",
  features: [
    "Block starts, acceleration and top-speed mechanics",
    "Plyometrics scaled by event and training age",
    "Olympic lifting for throwers and jumpers",
    "Strength plans that keep distance runners healthy",
  ],
  image: "sport-track-field",
  pictureOn: "left",
  facts: [
    { label: "Training lanes", value: "4" },
    { label: "Every run timed to", value: "1/100 second" },
  ],
  // The bend; in red the staggered starts.
  court: {
    from: 19,
    to: 621,
    lines:
      "M20 312A300 300 0 0 1 620 312M60 312A260 260 0 0 1 580 312M100 312A220 220 0 0 1 540 312M140 312A180 180 0 0 1 500 312M180 312A140 140 0 0 1 460 312",
    marked: "M214 74L198 38M289 94L284 55M345 134L351 94M372 182L387 145",
    numerals: [
      { x: 227, y: 63, text: "4" },
      { x: 310, y: 87, text: "3" },
      { x: 367, y: 133, text: "2" },
      { x: 400, y: 188, text: "1" },
    ],
  },
  lanes: [
    { name: "Sprints", text: "From the blocks to top speed, every run timed." },
    { name: "Jumps", text: "Takeoff and landing, scaled by event and training age." },
    { name: "Throws", text: "Force from the ground up, built on the lifting platforms." },
    { name: "Distance", text: "Strength to hold your form on the last lap." },
  ],
  firstSession: `Bring spikes for the lanes and flat shoes for the platforms. Tell us your events and your next meet, and we’ll plan ${unbroken("backward from it")}.`,
};
