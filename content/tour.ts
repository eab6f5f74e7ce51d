import { facility } from "./site.ts";

/** The six rooms of our own tour, in walking order; the ids are those of media/panoramas. */
export const tourRooms = [
  {
    id: "lobby",
    name: "Lobby",
    text: "The small door left of bay 1 brings you here. The desk is ahead of you, coffee to the left, the bench where you may sit and watch to the right. Restrooms are behind the desk, the first door.",
  },
  {
    id: "lifting-floor",
    name: "Lifting floor",
    text: "Racks along the brick wall, platforms in the middle, dumbbells from 5 lb by the windows, turf in the long lane. The board with the workout hangs above the water filler.",
  },
  {
    id: "mats",
    name: "Mats",
    text: "The old apparatus bay: 1,500 square feet of mats, a rail for shoes, a shelf of loaner gis. The brass pole stands in the corner, padded to shoulder height.",
  },
  {
    id: "ring",
    name: "Ring",
    text: "A full ring, nine heavy bags, a shelf of loaner gloves and a bell that rings every three minutes. The step to the ring has a rail.",
  },
  {
    id: "climbing-wall",
    name: "Climbing wall",
    text: "Boulders to the left over thick mats, rope lines with automatic belays to the right. Colors mark the difficulty; white is for first days.",
  },
  {
    id: "recovery",
    name: "Recovery",
    text: "Red light panels, compression boots and two reclining chairs behind a door that closes. It is quieter than the rest of the building and a little warmer.",
  },
] as const;

export type TourRoomId = (typeof tourRooms)[number]["id"];

export const tourCopy = {
  hero: {
    eyebrow: "All bays / Virtual tour",
    heading: "Virtual Tour",
    text: `Walk through ${facility.squareFeetText} sq ft before you put your shoes on.`,
  },
  start: "Start the tour",
  openAlone: "Open the tour in a page of its own",
  help: "Drag, swipe or use the arrow keys to look around. Tap a door, or a room on the floor plan, to go there.",
  gyroscope: "Turn by moving the phone",
  floorPlan: "Floor plan",
  textHeading: "The tour in words and pictures",
  textIntro: "The same six rooms for readers, screen readers and slow connections.",
  after: {
    heading: "Ready to Visit in Person?",
    text: "Come by while staff are here. No appointment, no tour guide with a clipboard.",
    button: { label: "Plan your first visit", to: "/first-visit" },
  },
} as const;
