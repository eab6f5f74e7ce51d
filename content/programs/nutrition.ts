import { consultation, nutritionIncludes, nutritionTrainer } from "./nutrition-facts.ts";
import { places } from "#content/site.ts";

export const trainerCard = {
  ...nutritionTrainer,
  heading: "Your coach",
  address: places.maineville.address,
  image: "portrait-placeholder",
  bio: "Quinn grew up over a bakery and sees no reason to give up bread. Coaches shift workers, new parents, athletes and people who have tried everything.",
} as const;

export const consultationCard = {
  ...consultation,
  image: "macro",
  lines: [
    `${consultation.minutes}-minute call`,
    "By phone, by video or at the gym",
    "Your first three numbers on paper",
  ],
} as const;

/** Short forms of stories that /stories tells in full; sample, like the people in them. */
export const nutritionStories = [
  {
    slug: "jamie-night-shift",
    name: "Jamie S. (sample)",
    result: "22 lb in seven months, on night shifts",
    quote:
      "I ate at four in the morning for eleven years and thought that was the problem. It was not when. It was that nobody had ever asked me what was in the break room.",
  },
  {
    slug: "robin-and-pat-one-kitchen",
    name: "Robin and Pat S. (sample)",
    result: "One kitchen, two plans, 41 lb between them",
    quote:
      "We share a refrigerator and nothing else: I want more protein, Pat wants more bread. Our coach wrote one grocery list for both of us, and the arguing stopped.",
  },
] as const;

export const nutritionCopy = {
  hero: { heading: "Evo Nutrition", logoLabel: "Evo Nutrition logo" },
  welcomeHeading: "Welcome to Evo Nutrition",
  includes: { heading: "Our Program Includes", items: nutritionIncludes },
  start: { label: "Start Your Nutrition Journey Today", to: "#contact" },
  gallery: {
    heading: "From our members' kitchens",
    text: "Plates, prep Sundays and grocery carts that our community sent in.",
    empty: "No images found",
    more: "Load More Photos",
    loading: "Loading gallery...",
    status: "Showing {shown} of {total} images",
    errorTitle: "Error",
    errorText: "Failed to load gallery images",
  },
  plansHeading: "Membership Options",
  stories: { heading: "Client Success Stories", more: "Read More Stories", to: "/stories" },
  filmHeading: "How it works",
} as const;
