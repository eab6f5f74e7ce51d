import { people } from "../people.ts";
import { placeNamed } from "#domain/place.ts";
import { sample } from "#content/sample.ts";
import { legal, places } from "#content/site.ts";
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
    text: `Running, jumping, landing and lifting well, for ages ${youthAges}. Games for the younger kids, platforms for the older ones.`,
    link: { label: "Ask about youth training", to: contactAbout("youth-training") },
  },
  {
    title: "Small Group Training",
    text: `${smallGroupSize} athletes to one coach, matched by age and sport, at the same hour every week.`,
    link: { label: "Find a group", to: contactAbout("athlete-group") },
  },
  {
    title: "Speed & Agility",
    text: "Sprint mechanics on marked lanes with timing gates. Every run is timed to the hundredth.",
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
    text: "The road from physical therapy to your first game back, planned with the people who treat you.",
    link: { label: "Talk to a coach", to: contactAbout("return-to-play") },
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

const links = sports.map(({ slug, name, image, apartLabel }) => ({
  slug,
  name,
  image,
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
    role: "Head coach of sports performance",
    bio: "Jordan ran the 400 in college, taught PE for ten years, and still times every first sprint by hand before trusting the gates.",
    portrait: "trainers/jordan-sample.jpg",
    image: "portrait-placeholder",
    specialties: ["Speed", "Youth development", "Team training"],
  },
  {
    name: sample("content/sports/sports-performance.ts, coach 2", "Hayden Stencil"),
    role: "Court and diamond coach",
    bio: "Hayden teaches volleyball and basketball players to land softly and hitters to turn from the hip. Hayden measures everything twice and spots a sore elbow before the pitcher says a word.",
    portrait: "trainers/hayden-stencil.jpg",
    image: "portrait-placeholder",
    specialties: ["Jumping and landing", "Hitting and arm care", "Video analysis"],
  },
  {
    name: sample("content/sports/sports-performance.ts, coach 3", "Sawyer Draftwell"),
    role: "Strength and climbing coach",
    bio: "Sawyer sets the routes, teaches teenagers to deadlift, and stays calm when a climber freezes ten feet up.",
    portrait: "trainers/sawyer-draftwell.jpg",
    image: "portrait-placeholder",
    specialties: ["Strength", "Climbing", "Return to play"],
  },
];

export const sportsPerformanceCopy = {
  hero: {
    eyebrow: "West Chester Township / Hall 2",
    heading: "Sports Performance",
    text: `Faster, stronger, more resistant to injury. Training for athletes aged ${youthAges}, in small groups of ${smallGroupSize}.`,
    image: "program-sports-performance",
    numeral: youthAges,
    counted: "Years old",
    primary: freeBaseline,
    call: "Call",
  },
  intro: {
    heading: "A hall of its own",
    image: "program-sports-performance-4",
    paragraphs: [
      "Athletes need room to run, so sports performance has its own hall in West Chester Township, with turf, sprint lanes, platforms, batting cages and a climbing wall.",
      "Every athlete starts with a baseline test, and we retest every six weeks. Parents get the results, and coaches get a call if they want one. In group training, one coach never has more than four athletes.",
    ],
  },
  statsLabel: "The hall in numbers",
  servicesHeading: "Six core services",
  allServices: "Show all services",
  facilityHeading: "Inside the hall",
  sportsHeading: "Pick your sport",
  coachesHeading: "Three coaches, one plan",
  location: {
    heading: "Find the hall",
    name: hall.name,
    eyebrow: "West Chester / Directions",
    address: hall.address,
    directions: { label: "Get Directions", href: hall.directionsUrl },
    showMap: "Show the interactive map",
    mapNote: "The map comes from an outside service and loads only when you ask for it.",
    text: "Twenty-five minutes west of the gym in Maineville. Park in front, come in through the side door under the sign, and say hello at the desk.",
  },
  parents: {
    heading: "For parents",
    questions: [
      {
        question: "Is lifting safe at nine?",
        answer:
          "Yes, with a coach. Young athletes start with body weight, a wooden dowel and a 15‑lb bar. They add weight when the movement is clean, not when they reach a certain age.",
      },
      {
        question: "My kid isn’t a star athlete. Is this the right place?",
        answer:
          "Yes. Half of our athletes are trying out for their first team. We group them by age and experience.",
      },
      {
        question: "Can I watch?",
        answer: "Always. There is a bench with a view of the whole hall, and coffee.",
      },
      {
        question: "What if we miss a week?",
        answer: "Let us know the day before, and your athlete can make it up with another group that month.",
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
export const sportOffer = ({ apartLabel }: Sport): { label: string; to: string; note?: string } =>
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
