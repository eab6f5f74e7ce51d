import { phone, places } from "#content/site.ts";

export const recoveryServices = [
  "Red Light Therapy Panels",
  "NormaTec Compression Boots",
  "Hip & Shoulder Attachments",
  "Professional Massage Tools",
  "Private Recovery Rooms",
  "Flexible Scheduling",
] as const;

/** A line about each service for whom its name says nothing. */
export const recoveryServiceNotes: Record<(typeof recoveryServices)[number], string> = {
  "Red Light Therapy Panels": "Ten minutes a side before full-height panels. Warm, silent, goggles provided.",
  "NormaTec Compression Boots": "Air moves from your toes to your hips for thirty minutes while you read.",
  "Hip & Shoulder Attachments": "The same pressure where runners and lifters need it most.",
  "Professional Massage Tools": "Percussion, rollers and cups, and someone who shows you where.",
  "Private Recovery Rooms": "A door that closes, a chair that reclines, a light you can dim.",
  "Flexible Scheduling": "Call in the morning for the same evening. Members come at any hour.",
};

export const recoveryBenefits = [
  "Reduced Muscle Soreness",
  "Improved Circulation",
  "Faster Recovery Times",
  "Enhanced Performance",
  "Stress Relief",
] as const;

export const recoveryCopy = {
  hero: {
    eyebrow: "Hose tower / Recovery",
    heading: "Evo Recovery",
    text: "Boots, red light and a door that closes. Forty minutes for the body that carried you all week.",
  },
  aboutHeading: "About Evo Recovery",
  servicesHeading: "Equipment & Services",
  galleryHeading: "The rooms",
  start: { label: "Start Your Recovery Journey", href: phone.href },
  sidebar: {
    visitHeading: "Visit",
    address: places.maineville.address,
    phone,
    book: { label: "Book Recovery Session", href: phone.href },
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
      "Thirty minutes in the boots, twenty before the panels",
      "Drink water; walk a little before you drive",
    ],
  },
} as const;
