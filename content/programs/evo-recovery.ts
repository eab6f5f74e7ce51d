import type { Often, Suggestion, Who } from "#domain/plan-finder.ts";
import { home } from "#content/site.ts";
import { programPictures, type Program } from "./program.ts";

export const recoveryServices = [
  "Red Light Therapy Panels",
  "NormaTec Compression Boots",
  "Hip & Shoulder Attachments",
  "Professional Massage Tools",
  "Private Recovery Rooms",
  "Flexible Scheduling",
] as const;

export const recoveryServiceNotes: Record<
  (typeof recoveryServices)[number],
  { figure: string; text: string }
> = {
  "Red Light Therapy Panels": {
    figure: "10 min",
    text: "Ten minutes a side in front of full-height panels. Warm, silent, goggles provided.",
  },
  "NormaTec Compression Boots": {
    figure: "30 min",
    text: "Air moves from your toes to your hips while you read.",
  },
  "Hip & Shoulder Attachments": {
    figure: "2 × 2",
    text: "Two for the hips, two for the shoulders: the same pressure where runners and lifters need it most.",
  },
  "Professional Massage Tools": {
    figure: "3 kinds",
    text: "Percussion, rollers and cups, and someone who shows you where.",
  },
  "Private Recovery Rooms": {
    figure: "1 door",
    text: "It closes. A chair that reclines, a light you can dim.",
  },
  "Flexible Scheduling": {
    figure: "24/7",
    text: "By appointment, at any hour for members. Call in the morning for the same evening.",
  },
};

export const recoveryBenefits = [
  "Reduced Muscle Soreness",
  "Improved Circulation",
  "Faster Recovery Times",
  "Enhanced Performance",
  "Stress Relief",
] as const;

export const program: Program = {
  slug: "evo-recovery",
  title: "Evo Recovery",
  order: 9,
  iconName: "Activity",
  ...programPictures("evo-recovery"),
  gallery: ["program-evo-recovery-3", "program-evo-recovery-2", "program-evo-recovery-4"],
  description:
    "Red light panels, compression boots and a quiet room. Book one session or come as often as you like, and feel the difference the next morning.",
  paragraphs: [
    "Training is the question. Recovery is where the answer comes from. Our recovery rooms are at the foot of the old hose tower, away from the music, with a door that you can close. You come in sore and leave less so.",
    "Start with the boots. You sit back, zip them to the hip, and for thirty minutes air moves from your toes upward, like a patient pair of hands. Attachments for hips and shoulders do the same where runners and lifters need it most. Then stand or sit in front of the red light panels for ten minutes a side. They are warm, silent and, for many, the best part of the day.",
    "You do not have to be an athlete. Nurses come after twelve hours on their feet. Drivers come for their backs. People with desk necks come on Thursday and sleep on Thursday night.",
    "A first visit is five minutes of showing you around and fifty of doing nothing. Wear shorts or leggings, bring socks and a book.",
  ],
  linkLabel: "See the rooms",
  action: { label: "Learn More", to: "/programs/evo-recovery" },
  interest: "Membership Options",
  locations: ["Maineville"],
  plans: ["Recovery", "Recovery - Single Session"],
  benefits: recoveryBenefits,
  purposes: [{ value: "recovery", label: "Recovering faster", young: true, fit: forRecovery }],
};

function forRecovery(_: Who, often: Often): Suggestion {
  return often === "once"
    ? { plans: ["Recovery - Single Session"], note: "One session, then decide." }
    : {
        plans: ["Recovery", "Recovery - Single Session"],
        note: "Unlimited pays off quickly; compare the two prices.",
      };
}

export const recoveryCopy = {
  hero: {
    eyebrow: "Hose tower / Recovery",
    heading: "Evo Recovery",
    text: "Boots, red light and a door that closes. Fifty minutes for the body that carried you all week.",
  },
  aboutHeading: "About Evo Recovery",
  servicesHeading: "Equipment & Services",
  galleryHeading: "The rooms",
  galleryText: "At the foot of the old hose tower, away from the music. Each has a door that you can close.",
  start: "Start Your Recovery Journey",
  sidebar: {
    visitHeading: "Visit",
    address: home.address,
    book: "Book Recovery Session",
    plansHeading: "Recovery Memberships",
    benefitsHeading: "Benefits",
  },
  care: {
    heading: "Ask your doctor first",
    text: "If you are pregnant, wear a pacemaker, have or had a blood clot, or are being treated for cancer or for a skin condition that light makes worse, speak with your doctor before you book, and tell us.",
  },
  firstTime: {
    heading: "Your first time",
    items: [
      "Wear shorts or leggings and bring socks",
      "Five minutes to show you the controls, then we leave you alone",
      "Thirty minutes in the boots, twenty in front of the panels",
      "Drink water; walk a little before you drive",
    ],
  },
} as const;
