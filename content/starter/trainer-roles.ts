import type { RoleTexts } from "#domain/trainers.ts";

/** Specialties and a sentence for each role. Without specialties the page shows none. */
export const roleTexts: RoleTexts = {
  owner: { specialties: [], bio: (name) => `${name} runs the gym.` },
  "head coach": {
    specialties: [],
    bio: (name) => `As head coach, ${name} looks after the coaches and the training.`,
  },
  operations: { specialties: [], bio: (name) => `${name} keeps the gym running.` },
  sales: { specialties: [], bio: (name) => `${name} helps new members find what fits them.` },
  nutrition: { specialties: [], bio: (name) => `${name} answers questions about food.` },
  administration: {
    specialties: [],
    bio: (name) => `${name} answers questions about memberships and schedules.`,
  },
  coach: { specialties: [], bio: (name) => `${name} coaches here.` },
  other: { specialties: [], bio: (name) => `${name} is part of the team.` },
};
