import { unbroken } from "#domain/text.ts";
import type { Suggestion, Who } from "#domain/plan-finder.ts";
import { sample } from "#content/sample.ts";
import { home } from "#content/site.ts";
import type { Slot } from "#domain/schedule/classes.ts";
import { ONLINE, type Program } from "./program.ts";

/** Used until NUTRITION_PAYMENT_URL is set. */
export const samplePaymentLink = sample(
  "content/programs/evo-nutrition.ts, samplePaymentLink (set NUTRITION_PAYMENT_URL)",
  "https://pay.evofitness.example/nutrition-consultation",
);

const minutes = 20;

const consultation = {
  price: "$50.00",
  minutes,
  heading: "Nutrition consultation",
  details: `A ${minutes}-minute call with your nutrition coach. You’ll talk through what you eat now, set your first three numbers, and leave with one change for the first week.`,
  button: "Book Consultation",
  macroCaption: "A plate on the plan: protein, carbs and fat. Count it once, then just eat.",
} as const;

const nutritionIncludes = [
  "Calorie, protein, carbohydrate and fat targets that fit your week",
  "A meal guide built from food you already like",
  "Your food log read and answered twice a week",
  "A monthly body composition scan at the gym",
  "A small change at a time, so that it sticks",
  "New targets whenever your training, weight or work changes",
  "Grocery lists and prep plans for busy weeks",
  "A private members’ group for recipes and questions",
] as const;

export const nutritionTrainer = {
  name: sample("content/programs/evo-nutrition.ts, nutritionTrainer.name", "Quinn Specimen"),
  title: "Head nutrition coach",
  portrait: "trainers/quinn-specimen.jpg",
  credentials: [
    "Certified nutrition coach (sample)",
    "Bachelor of Science in dietetics (sample)",
    "Nine years of coaching, more than 400 clients (sample)",
  ],
} as const;

const nutritionSlots: readonly Slot[] = [
  { day: "Sunday", start: "11:00", minutes: 45, title: "Meal Prep Table" },
];

export const program: Program = {
  slug: "evo-nutrition",
  title: "Evo Nutrition",
  order: 8,
  hasOwnPage: true,
  iconName: "Heart",
  image: "program-evo-nutrition",
  gallery: ["program-evo-nutrition", "program-evo-nutrition-4"],
  description: `One-to-one nutrition coaching without forbidden foods. Numbers that fit your week, a coach who reads your log, and a ${consultation.minutes}-minute call for ${consultation.price} to begin.`,
  paragraphs: [
    "Most people know they should eat vegetables. What they need is a plan that survives a birthday, a night shift and a Tuesday with no time to cook. That’s what we write with you: how much protein, how many calories, which meals, and what to do when nothing goes as planned.",
    `We start with a ${consultation.minutes}-minute call. It costs ${consultation.price} and isn’t part of a plan. Your coach asks what you eat now, what you like, and what you’ll never eat no matter what. You leave with three numbers and one change for the first week. One, not ten. In the second week you add another. After two months you have a way of eating, not a diet that ends.`,
    `You log your food in an app or on paper, whichever you’ll actually stick with. Your coach reads the log twice a week and answers in plain language. Once a month you step on a scale that measures muscle as well as weight, because a number that goes up can be good news. There are no forbidden foods and no ${unbroken("before-and-after")} posters.`,
    "Couples can sign up together, which helps when you share a refrigerator. And if you train with us, your coach talks to your trainer, so you’re well fed for the hard days.",
  ],
  linkLabel: "Book a call",
  action: { label: "Contact Us", to: "#contact" },
  film: "program-evo-nutrition",
  photos: "nutrition-images",
  locations: ["Maineville", ONLINE],
  plans: ["Nutrition", "Nutrition - Couples"],
  benefits: nutritionIncludes,
  times: { place: "Nutrition corner", slots: nutritionSlots },
  prices: [
    {
      name: consultation.heading,
      price: consultation.price,
      per: `${consultation.minutes} minutes`,
    },
  ],
  purposes: [{ value: "food", label: "Eating better", young: true, fit: forFood }],
};

function forFood(who: Who): Suggestion {
  return who === "couple" || who === "family"
    ? { plans: ["Nutrition - Couples", "Nutrition"], note: "Couples is for two people who share a kitchen." }
    : { plans: ["Nutrition"], note: "It starts with a call, priced separately." };
}

export const trainerCard = {
  ...nutritionTrainer,
  heading: "Your coach",
  address: home.address,
  image: "portrait-placeholder",
  bio: "Quinn grew up above a bakery and sees no reason to give up bread. Quinn coaches shift workers, new parents, athletes and people who have tried everything.",
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

/** Short forms of the sample stories on /stories. */
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
  hero: { heading: "Evo Nutrition", image: "program-evo-nutrition", logoLabel: "Evo Nutrition logo" },
  welcomeHeading: "Welcome to Evo Nutrition",
  includes: { heading: "Our Program Includes", items: nutritionIncludes },
  start: { label: "Start Your Nutrition Journey Today", to: "#contact" },
  gallery: {
    heading: "From the kitchen",
    text: "Plates, prep Sundays and grocery carts from our community.",
    textDrawn: "What a good week looks like, in 3D previews. Members’ photos coming soon.",
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
  steps: [
    `A ${consultation.minutes}-minute talk about what you eat now, and when`,
    "Three numbers, and one change for the first week",
    "Your food log, read and answered twice a week",
    "A scan each month, and new numbers when life changes",
  ],
} as const;
