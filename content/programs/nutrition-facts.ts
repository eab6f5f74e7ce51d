import { sample } from "#content/sample.ts";

// Facts that the program list and the nutrition page share.

/** Used until NUTRITION_PAYMENT_URL is set. */
export const samplePaymentLink = sample(
  "content/programs/nutrition-facts.ts, samplePaymentLink (set NUTRITION_PAYMENT_URL)",
  "https://pay.evofitness.example/nutrition-consultation",
);

const minutes = 20;

export const consultation = {
  price: "$50.00",
  minutes,
  heading: "Nutrition consultation",
  details: `A ${minutes}-minute call with your nutrition coach. You talk through what you eat now, set your first three numbers and leave with one change for the first week.`,
  button: "Book Consultation",
  macroCaption:
    "A day on the plan: protein, carbohydrates and fat, counted once and then eaten without counting.",
} as const;

export const nutritionIncludes = [
  `A ${minutes}-minute starting call, by phone or at the gym`,
  "Calorie, protein, carbohydrate and fat targets that fit your week",
  "A meal guide built from food you already like",
  "Your food log read and answered twice a week",
  "A monthly body composition scan at the gym",
  "New targets whenever your training, weight or work changes",
  "Grocery lists and prep plans for busy weeks",
  "A private members' group for recipes and honest questions",
] as const;

export const nutritionTrainer = {
  name: sample("content/programs/nutrition-facts.ts, nutritionTrainer.name", "Quinn Specimen"),
  title: "Head nutrition coach",
  portrait: "trainers/quinn-specimen.png",
  credentials: [
    "Certified nutrition coach (sample)",
    "Bachelor of Science in dietetics (sample)",
    "Nine years of coaching, more than 400 clients (sample)",
  ],
} as const;
