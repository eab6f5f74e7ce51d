import { people } from "#content/people.ts";
import { placeNamed } from "#domain/place.ts";
import { sample } from "#content/sample.ts";
import { home, legal, places } from "#content/site.ts";
import { smallGroupSize, type Sport, sportPath, youthAges } from "./sport.ts";
import { sports } from "./sports.ts";
import { contactAbout } from "#content/subjects.ts";

export const hall = placeNamed(places, "West Chester");

const freeBaseline = { label: "Book a free baseline", to: contactAbout("free-baseline") };

const headSportsCoach = people.jordan.name;

/** `to` is null for the phone number. */
type ServiceLink = { label: string; to: string | null };
type Service = { title: string; text: string; link: ServiceLink };

export const coreServices: readonly Service[] = [
  {
    title: "Youth Athletic Development",
    text: `Running, jumping, landing and lifting well, for ages ${youthAges}. Games first for the young ones, platforms for the older.`,
    link: { label: "Ask about youth training", to: "/contact" },
  },
  {
    title: "Small Group Training",
    text: `${smallGroupSize} athletes to one coach, matched by age and sport, at the same hour every week.`,
    link: { label: "Find a group", to: "/contact" },
  },
  {
    title: "Speed & Agility",
    text: "Sprint mechanics on marked lanes with timing gates. You see every run to the hundredth.",
    link: { label: "See all programs", to: "/programs" },
  },
  {
    title: "Team Training",
    text: "Whole rosters, pre-season and in-season, in our hall or on your field. Every player goes home with a card.",
    link: { label: "Call about your team", to: null },
  },
  {
    title: "Batting Cages",
    text: "Machines from 30 to 90+ mph for baseball and softball, by the half hour or for a whole team.",
    link: { label: "Call to book a cage", to: null },
  },
  {
    title: "Return to Play",
    text: "The road between physical therapy and the first game back, planned with the people who treat you.",
    link: { label: "Talk to a coach", to: "/contact" },
  },
];

const turfYards = 40;

export const facilityFeatures = [
  `${turfYards} yards of indoor turf with four marked sprint lanes`,
  "Timing gates, jump mats and high‑speed video",
  "Six lifting platforms with youth bars from 15 lb",
  "Batting cages with professional pitching machines",
  "A bouldering wall; the ropes hang at the station in Maineville",
  "A bench for parents with a view of everything",
] as const;

export const sportsStats = [
  { figure: String(turfYards), label: "yards of turf" },
  { figure: smallGroupSize, label: "athletes to a coach" },
  { figure: String(sports.length), label: "sports" },
  { figure: "90+", label: "mph in the cages" },
] as const;

const links = sports.map(({ slug, name, image, lettered, apartLabel }) => ({
  slug,
  name,
  image,
  lettered,
  apartLabel,
  to: sportPath(slug),
}));

export const sportLinks = links.filter(({ apartLabel }) => apartLabel === undefined);
export const sportLinksApart = links.filter(({ apartLabel }) => apartLabel !== undefined);

type SportsCoach = {
  name: string;
  role: string;
  bio: string;
  portrait: string;
  image: string;
  specialties: string[];
};

export const sportsCoaches: readonly SportsCoach[] = [
  {
    name: headSportsCoach,
    role: "Head coach, sports performance",
    bio: "Jordan ran the 400 in college, taught physical education for ten years and still times every first sprint by hand before trusting the gates. Believes that a good warm‑up is half of coaching.",
    portrait: "trainers/jordan-sample.jpg",
    image: "portrait-placeholder",
    specialties: ["Speed", "Youth development", "Team training"],
  },
  {
    name: sample("content/sports/sports-performance.ts, coach 2", "Hayden Stencil"),
    role: "Court and diamond coach",
    bio: "Hayden teaches volleyball and basketball players to land softly and hitters to turn from the hip. Measures everything twice, and hears a sore elbow before the pitcher says a word.",
    portrait: "trainers/hayden-stencil.jpg",
    image: "portrait-placeholder",
    specialties: ["Jumping and landing", "Hitting and arm care", "Video analysis"],
  },
  {
    name: sample("content/sports/sports-performance.ts, coach 3", "Sawyer Draftwell"),
    role: "Strength and climbing coach",
    bio: "Sawyer sets the wall, teaches teenagers to deadlift and is the calm voice under anyone who has frozen ten feet up.",
    portrait: "trainers/sawyer-draftwell.jpg",
    image: "portrait-placeholder",
    specialties: ["Strength", "Climbing", "Return to play"],
  },
];

export const sportsPerformanceCopy = {
  hero: {
    eyebrow: "West Chester Township / Hall 2",
    heading: "Sports Performance",
    text: `Faster, stronger, harder to hurt. Training for athletes aged ${youthAges}, in small groups of ${smallGroupSize}.`,
    image: "program-sports-performance-3",
    numeral: youthAges,
    counted: "Years old",
    primary: freeBaseline,
    call: "Call",
  },
  intro: {
    heading: "A hall of its own",
    image: "program-sports-performance",
    paragraphs: [
      "The station in Maineville was built for engines. Athletes need room to run, so sports performance has its own hall in West Chester Township: turf, lanes, platforms, cages and a wall.",
      "Every athlete begins with a baseline, and every six weeks we measure again. Parents get the card. Coaches get a call if they want one. And in group training nobody trains in a crowd: one coach never has more than four.",
    ],
  },
  statsLabel: "The hall in numbers",
  servicesHeading: "Six core services",
  facilityHeading: "Inside the hall",
  sportsHeading: "Pick your sport",
  coachesHeading: "Three coaches who count your reps",
  location: {
    heading: "Find the hall",
    name: hall.name,
    eyebrow: "West Chester / Directions",
    address: hall.address,
    directions: { label: "Get Directions", href: hall.directionsUrl },
    showMap: "Show the interactive map",
    mapNote: "The map comes from an outside service and loads only when you ask for it.",
    text: "Twenty-five minutes west of the station. Park in front, come in by the side door under the sign, and say hello at the desk.",
  },
  parents: {
    heading: "For parents",
    questions: [
      {
        question: "Is lifting safe at nine?",
        answer:
          "Yes, with a coach. Young athletes start with their own weight, a stick and a 15‑lb bar. They add weight when the movement is clean, never because of a birthday.",
      },
      {
        question: "My child is not a star. Is this the right place?",
        answer:
          "Yes. Half of our athletes are trying out for their first team. Groups are matched by age and by experience.",
      },
      {
        question: "May I watch?",
        answer: "Always. There is a bench with a view of the whole hall, and coffee.",
      },
      {
        question: "What if we miss a week?",
        answer: "Tell us the day before, and your athlete can make it up in another group that month.",
      },
    ],
  },
} as const;

/** Crumbs of a sport page after Home. */
export function sportTrail(name: string) {
  return [
    { label: "Programs", to: "/programs" },
    { label: "Sports Performance", to: "/programs/sports-performance" },
    { label: name },
  ];
}

/** Facts in the hero. Sports shown apart are not only for young athletes. */
export const sportFacts = ({ facts, apartLabel }: Sport) =>
  apartLabel
    ? facts
    : [
        ...facts,
        { label: "Your group", value: `${smallGroupSize}, ages ${youthAges}` },
        { label: "Where", value: hall.knownAs },
      ];

/** Button in the hero. */
export const sportOffer = ({ apartLabel }: Sport) =>
  apartLabel
    ? { label: "Ask about it", to: "#contact" }
    : { ...freeBaseline, note: "A baseline is your first test." };

/** The head coach and the sport's own coach. */
export function sportCoaches({ coach }: Sport) {
  const [head, ...others] = sportsCoaches;
  const teacher = others.find(({ name }) => name === coach);
  const headCard = {
    ...head!,
    heading: "Head Coach",
    line: `${hall.knownAs}, ${legal.state}`,
    text: teacher
      ? `Your first call is with ${firstWord(head!.name)}.`
      : `Your first call and your first session are with ${firstWord(head!.name)}.`,
  };
  if (!teacher) return [headCard];
  const text = `Your first session is with ${firstWord(teacher.name)}.`;
  return [headCard, { ...teacher, heading: "Who teaches it", line: teacher.role, text }];
}

const firstWord = (name: string) => name.replace(/ .*/, "");

/** Sidebar of the sport pages. */
export const sportSidebar = ({ alsoAtHome }: Sport) => ({
  facility: {
    heading: "Facility",
    places: alsoAtHome ? [hall, home] : [hall],
    directions: "Get Directions",
    website: "Visit Website",
    trainingButton: "Schedule Training",
  },
});
