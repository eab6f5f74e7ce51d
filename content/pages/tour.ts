import { inWords } from "#domain/text.ts";
import { brand, facility } from "#content/site.ts";

/** Rooms of the built-in tour in walking order, with the ids of media/panoramas. */
export const tourRooms = [
  {
    id: "lobby",
    image: "hero-careers",
    exits: ["lifting-floor", "mats", "recovery"],
    name: "Lobby",
    text: "You come in here, through the glass door under the red canopy. The front desk is under the red lamps, and the tan sofa is yours to sit and watch from for as long as you like. The brass pole is the one the firefighters used.",
  },
  {
    id: "lifting-floor",
    image: "hero-home",
    exits: ["lobby", "climbing-wall"],
    name: "Lifting floor",
    text: "The old apparatus bay, as long as three fire engines. There are racks and platforms along the brick wall, a red sprint track down the middle, and kettlebells and dumbbells by the bay doors.",
  },
  {
    id: "mats",
    image: "program-apex-jiu-jitsu-3",
    exits: ["lobby", "ring"],
    name: "Mats",
    text: "Gray mats framed in red, padded walls, daylight from the left. There’s a bench with towels for sitting out a round. Shoes stay at the edge.",
  },
  {
    id: "ring",
    image: "program-alpha-omega-boxing-4",
    exits: ["mats"],
    name: "Ring",
    text: "A full ring with red and white ropes under a square of light, heavy bags along the brick wall, a stool in the red corner. The bell rings every three minutes.",
  },
  {
    id: "climbing-wall",
    image: "tour-climbing",
    exits: ["lifting-floor", "recovery"],
    name: "Climbing wall",
    text: "Gray, white and red panels full of holds above a thick mat, with auto-belay ropes. Colors mark the difficulty, and white is for your first day.",
  },
  {
    id: "recovery",
    image: "program-evo-recovery-3",
    exits: ["lobby", "climbing-wall"],
    name: "Recovery",
    text: "Three red light panels on a slatted wall, two loungers, one with compression boots, and a shelf of massage guns and towels. With the door closed, it’s quieter than the rest of the building and a little warmer.",
  },
] as const;

export const tourCopy = {
  /** Meta description. */
  search:
    "See the renovated fire station from home, in 360° and room by room in text: lobby, lifting floor, mats, ring, climbing wall and recovery.",
  hero: {
    eyebrow: "All bays / Virtual tour",
    heading: "Virtual Tour",
    text: `Walk through ${facility.squareFeetText} sq ft before you put your shoes on.`,
  },
  documentHeading: "360° Tour",
  /** Texts of the tour island. */
  stage: {
    start: "Start the tour",
    help: "Drag to look around, or use the arrow keys. Tap a door or a room on the plan to go there.",
    loading: "Opening the doors",
    unsupported: "This browser can’t show the 360° view. See the rooms in pictures and text below.",
    loadFailed:
      "The rooms didn’t load. Check your connection and reload the page, or see the rooms in pictures and text below.",
    left: "Turn left",
    right: "Turn right",
    closer: "Zoom in",
    farther: "Zoom out",
    gyroscope: "Look around by moving your phone",
    fullScreen: "Full screen",
    floorPlan: "Floor plan",
  },
  /** Link from /tour. */
  home: `Back to ${brand.name}`,
  openAlone: "Open the tour on its own page",
  from: "From here to",
  frameTitle: "Virtual tour of the gym",
  textHeading: "The tour in text and pictures",
  textIntro: (isExternal: boolean) =>
    `${isExternal ? "Our" : `The same ${inWords(tourRooms.length)}`} rooms in words and still pictures, to look at as long as you like.`,
  after: {
    heading: "Ready to Visit in Person?",
    text: "Stop by during staffed hours. No appointment, no sales tour.",
    button: { label: "Plan your first visit", to: "/first-visit" },
  },
} as const;
