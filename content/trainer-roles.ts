import type { RoleTexts } from "#domain/trainers.ts";

/** Specialties and a sentence for each role. */
export const roleTexts: RoleTexts = {
  owner: {
    specialties: ["Gym Leadership", "Strength & Conditioning", "Program Design", "Community Building"],
    bio: (name) => `As an owner, ${name} sets the direction of the gym and still coaches on the floor.`,
  },
  "head coach": {
    specialties: ["Strength & Conditioning", "Olympic Lifting", "Coach Development", "Group Classes"],
    bio: (name) => `As head coach, ${name} writes the training and looks after the coaches who teach it.`,
  },
  operations: {
    specialties: ["Group Classes", "Member Support", "Facility Operations"],
    bio: (name) => `${name} coaches and keeps the gym running, from the schedule to the chalk buckets.`,
  },
  sales: {
    specialties: ["Membership Advice", "Goal Setting", "Group Classes"],
    bio: (name) => `${name} coaches and helps new members find the membership and the class that fit them.`,
  },
  nutrition: {
    specialties: ["Nutrition Coaching", "Meal Planning", "Body Composition", "Habit Building"],
    bio: (name) => `${name} coaches and works with the nutrition team on plans that survive a busy week.`,
  },
  administration: {
    specialties: ["Member Services", "Scheduling", "Billing Support"],
    bio: (name) => `${name} answers the questions on memberships, billing and schedules.`,
  },
  coach: {
    specialties: ["Group Classes", "Functional Training", "Personal Training", "Mobility"],
    bio: (name) => `As a coach, ${name} teaches classes and trains members one to one.`,
  },
  other: {
    specialties: ["Fitness Training", "Member Support"],
    bio: (name) => `${name} is part of the team that keeps the doors open and the floor friendly.`,
  },
};
