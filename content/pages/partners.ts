import { sample } from "#content/sample.ts";
import { contactAbout } from "#content/subjects.ts";

export type Partner = {
  id: string;
  name: string;
  /** Name of the logo in media/partners, or null for the name in letters. */
  logo: string | null;
  description: string;
  services: string[];
  website: string | null;
};

function partner(id: string, name: string, description: string, services: string[]): Partner {
  return {
    id,
    name: sample(`content/pages/partners.ts, ${id} name`, name),
    logo: id,
    description,
    services,
    website: sample(`content/pages/partners.ts, ${id} website`, `https://${id}.evofitness.example/`),
  };
}

export const partners: readonly Partner[] = [
  partner(
    "massage",
    "Maineville Massage",
    "Two licensed therapists in the old watch room. Sports massage for people who train, and a quiet hour for people who don’t.",
    ["Sports massage", "Deep tissue", "Prenatal massage", "30, 60 and 90 minutes"],
  ),
  partner(
    "physical-therapy",
    "Bay Four Physical Therapy",
    "Doctors of physical therapy who treat you twenty steps from the rack you’re headed back to. No referral needed for a first visit.",
    ["Injury assessment", "Post-surgery rehabilitation", "Running analysis", "Return-to-sport plans"],
  ),
  partner(
    "mobility",
    "Hoseline Mobility",
    "One-on-one assisted stretching and joint work for sore necks, tight hips and stiff overhead positions.",
    ["Assisted stretching", "Joint mobility sessions", "Posture checks", "Home routines on paper"],
  ),
  partner(
    "nutrition",
    "Fueled Kitchen",
    "Lunches and dinners cooked locally and picked up at our front desk. The macros are on the lid, and the food tastes great.",
    ["Weekly meal pick-up", "Macro-labeled plates", "Family trays", "Allergy-friendly options"],
  ),
  partner(
    "recovery",
    "Afterburn Recovery",
    "Compression, red light and guided breath work for the day after. They run our recovery rooms and know every setting.",
    ["Compression sessions", "Red light therapy", "Guided breath work", "Team recovery days"],
  ),
];

export const partnersCopy = {
  /** Meta description. */
  search:
    "Massage, physical therapy, mobility, meals and recovery in the building where you train. Five on-site partners, open to members and guests.",
  hero: {
    eyebrow: "Offices 1 to 4 / Partners",
    heading: "Our Partners",
    text: "Massage, physical therapy, mobility, food and recovery, in the building where you train.",
  },
  intro:
    "The station has four partner offices. The people in them run their own practices, set their own prices and share our coffee. You don’t have to be a member to book with them.",
  note: sample(
    "content/pages/partners.ts, note",
    "The names and logos are samples for now.",
    "the sentence that says so",
  ),
  listHeading: "In the building",
  none: "Our partners will be listed here soon.",
  unavailable: "We can’t load our partners right now.",
  directoryLabel: "Partners on this page",
  /** In the order of the partners. */
  offices: ["Office 1", "Office 2", "Office 3", "Office 4", "Recovery rooms"],
  viewLabel: "View",
  rowView: "Row View",
  gridView: "Grid View",
  servicesHeading: "Services",
  websiteLabel: (name: string) => `Visit ${name}`,
  benefits: {
    heading: "Why it helps to have them here",
    image: "program-evo-recovery-3",
    items: [
      "Your therapist can walk you to the rack and watch the lift that hurts",
      "With your permission, coaches and therapists plan together",
      "One parking lot: train, shower, treatment, dinner to go",
      "Members get first pick of same-day openings",
    ],
  },
  contact: {
    heading: "Not sure who to ask?",
    text: "Tell us what hurts or what you’d like to fix. We’ll point you to the right person.",
    button: "Contact Us",
    to: contactAbout("partners"),
  },
} as const;
