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
    text: "Ten minutes a side in front of full-height panels. Warm, quiet, goggles provided.",
  },
  "NormaTec Compression Boots": {
    figure: "30 min",
    text: "Air moves from your toes to your hips while you read.",
  },
  "Hip & Shoulder Attachments": {
    figure: "2 × 2",
    text: "Two for the hips and two for the shoulders, with the same pressure where runners and lifters need it most.",
  },
  "Professional Massage Tools": {
    figure: "5 min",
    text: "Percussion, rollers and cups, and five minutes to show you how.",
  },
  "Private Recovery Rooms": {
    figure: "50 min",
    text: "Yours for the session: a door that closes, a chair that reclines, a light you can dim.",
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
  hasOwnPage: true,
  iconName: "Activity",
  ...programPictures("evo-recovery"),
  gallery: ["program-evo-recovery-3", "program-evo-recovery-2", "program-evo-recovery-4"],
  description:
    "Red light panels, compression boots and a quiet room. Book one session or come as often as you like, and feel better the next morning.",
  paragraphs: [
    "You get stronger between workouts, not during them. Our recovery rooms are at the foot of the old hose tower, away from the music, with a door you can close. Come in sore and leave feeling better.",
    "Start with the boots. You sit back, zip them up to the hip, and for thirty minutes they gently squeeze your legs from the toes up. Attachments for hips and shoulders do the same where runners and lifters need it most. Then stand or sit in front of the red light panels for ten minutes a side. They’re warm, quiet and, for many people, the best part of the day.",
    "You don’t have to be an athlete. Nurses come after twelve hours on their feet. Drivers come for their backs. Office workers come for stiff necks and sleep better that night.",
    "On your first visit we spend five minutes showing you around, and then you get fifty minutes of doing nothing. Wear shorts or leggings, and bring socks and a book.",
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
        note: "Unlimited pays off quickly. Compare the two prices.",
      };
}

export const recoveryCopy = {
  hero: {
    eyebrow: "Hose tower / Recovery",
    heading: "Evo Recovery",
    text: "Compression boots, red light and a quiet room. Fifty minutes for the body that carried you all week.",
  },
  aboutHeading: "About Evo Recovery",
  servicesHeading: "Equipment & Services",
  galleryHeading: "The rooms",
  galleryText: "At the foot of the old hose tower, away from the music. Each has a door you can close.",
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
    text: "If you’re pregnant, wear a pacemaker, have or had a blood clot, or are being treated for cancer or for a skin condition that light makes worse, talk to your doctor before you book, and let us know.",
  },
  firstTime: {
    heading: "Your first time",
    items: [
      "Wear shorts or leggings and bring socks",
      "We show you the controls in five minutes, then leave you alone",
      "Thirty minutes in the boots, twenty in front of the panels",
      "Drink water and walk a little before you drive",
    ],
  },
} as const;
