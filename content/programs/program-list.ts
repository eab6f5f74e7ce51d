// Small on purpose: header and footer are on every page, the full texts in programs.ts are not.

export type ProgramIcon = "Users" | "User" | "Star" | "Dumbbell" | "Heart" | "Activity" | "Calendar";

export const programList = [
  { slug: "adult-classes", title: "Adult Classes", iconName: "Calendar" },
  { slug: "evo-mayhem", title: "Evo Mayhem", iconName: "Dumbbell" },
  { slug: "personal-training", title: "Personal Training", iconName: "User" },
  { slug: "small-group-training", title: "Small Group Training", iconName: "Users" },
  { slug: "sports-performance", title: "Sports Performance", iconName: "Star" },
  { slug: "apex-jiu-jitsu", title: "Apex Jiu-Jitsu", iconName: "Activity" },
  { slug: "alpha-omega-boxing", title: "Alpha Omega Boxing", iconName: "Dumbbell" },
  { slug: "evo-nutrition", title: "Evo Nutrition", iconName: "Heart" },
  { slug: "evo-recovery", title: "Evo Recovery", iconName: "Activity" },
] as const satisfies readonly { slug: string; title: string; iconName: ProgramIcon }[];

export type ProgramSlug = (typeof programList)[number]["slug"];

export function programTitle(slug: ProgramSlug): string {
  return programList.find((program) => program.slug === slug)?.title ?? slug;
}
