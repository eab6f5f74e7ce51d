import { inWords } from "#domain/text.ts";
import { brand, facility } from "#content/site.ts";

/** Rooms of the built-in tour in walking order, with the ids of media/panoramas. */
export const tourRooms = [
  {
    id: "lobby",
    image: "hero-careers",
    exits: ["lifting-floor", "mats", "recovery"],
    name: "Lobby",
    text: "The glass door under the red canopy brings you here. The desk stands under red lamps, shirts are on the shelf, and the tan sofa is where you can sit and watch for as long as you like. The brass pole is the one the crew came down.",
  },
  {
    id: "lifting-floor",
    image: "hero-home",
    exits: ["lobby", "climbing-wall"],
    name: "Lifting floor",
    text: "The old apparatus bay, as long as three engines. Racks and platforms along the brick wall, a red sprint track down the middle, kettlebells and dumbbells by the bay doors.",
  },
  {
    id: "mats",
    image: "program-apex-jiu-jitsu-3",
    exits: ["lobby", "ring"],
    name: "Mats",
    text: "Gray mats framed in red, padded walls, daylight from the left. A bench with towels for those who sit out a round. Shoes stay at the edge.",
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
    image: "hero-gallery",
    exits: ["lifting-floor", "recovery"],
    name: "Climbing wall",
    text: "Gray, white and red panels full of holds over a thick mat with a red edge; rope lines with automatic belays hang down in front of them. Colors mark the difficulty; white is for first days.",
  },
  {
    id: "recovery",
    image: "program-evo-recovery-3",
    exits: ["lobby", "climbing-wall"],
    name: "Recovery",
    text: "Three red light panels on a slatted wall, two loungers, one with the compression boots, and a shelf of massage guns and towels. Behind a door that closes, quieter than the rest of the building and a little warmer.",
  },
] as const;

export const tourCopy = {
  /** Meta description. */
  search:
    "See the renovated fire station from home, in 360° and room by room in words: lobby, lifting floor, mats, ring, climbing wall and recovery.",
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
    unsupported: "This browser cannot show the rooms all around. Below they are in pictures and words.",
    loadFailed:
      "The rooms did not load. Check your connection and load the page again. Below they are in pictures and words.",
    left: "Turn left",
    right: "Turn right",
    closer: "Closer",
    farther: "Farther",
    gyroscope: "Turn by moving the phone",
    fullScreen: "Full screen",
    floorPlan: "Floor plan",
  },
  /** Link from /tour. */
  home: `Back to ${brand.name}`,
  openAlone: "Open the tour in a page of its own",
  from: "From here to",
  frameTitle: "Virtual tour of the gym",
  textHeading: "The tour in words and pictures",
  textIntro: (isExternal: boolean) =>
    `${isExternal ? "Our" : `The same ${inWords(tourRooms.length)}`} rooms for readers, screen readers and slow connections.`,
  after: {
    heading: "Ready to Visit in Person?",
    text: "Come by while staff are here. No appointment, no tour guide with a clipboard.",
    button: { label: "Plan your first visit", to: "/first-visit" },
  },
} as const;
