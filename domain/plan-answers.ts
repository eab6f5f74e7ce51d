// What the plan finder asks, and how a program answers. Each answer is a word in the address of /pricing: ?who=&often=&for=

import { range } from "./text.ts";

export const whoOptions = [
  { value: "me", label: "Me" },
  { value: "couple", label: "Two of us" },
  { value: "family", label: "A family of three or more" },
  { value: "group", label: "A group of three or four friends" },
  { value: "athlete", label: `A young athlete, ${range(8, 18)}` },
] as const;

export const oftenOptions = [
  { value: "once", label: "Just once, to try it" },
  { value: "weekly", label: "Once or twice a week" },
  { value: "more", label: "Three times or more" },
] as const;

export type Who = (typeof whoOptions)[number]["value"];
export type Often = (typeof oftenOptions)[number]["value"];

/** Names of membership plans, and a sentence about them. */
export type Suggestion = { plans: readonly string[]; note: string };

export type Purpose = {
  value: string;
  label: string;
  /** For a young athlete, too; else they are led to what a sport's purpose suggests. */
  young?: true;
  fit: (who: Who, often: Often) => Suggestion;
};
