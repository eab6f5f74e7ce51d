import { unbroken } from "#domain/text.ts";
import { isSectionOn } from "#content/is-on.ts";
import { people } from "#content/people.ts";
import { access, brand, facility, home, legal, rating } from "#content/site.ts";

/** For the web app manifest. */
export const screenshotLabel = "The home page: the training floor behind the headline";
export const manifestDescription = `A community gym in a renovated fire station in ${home.town}, ${legal.state}, with ${access.members}.`;

export const homeHero = {
  /** Meta description. */
  search: `A community gym in ${home.town}’s renovated fire station: ${facility.squareFeetText} sq ft, ${access.members} and coaches who love working with beginners.`,
  badge: `Welcome to ${brand.name}`,
  /** Lines break here and nowhere else. */
  headline: ["Jump start", "your health &", "fitness journey"],
  text: `A community gym in Maineville’s old fire station. ${facility.squareFeetText} sq ft, open to members at every hour, with coaches who remember your first day.`,
  button: { label: "Contact Us Today", to: "#contact" },
  newHere: { label: "New here?", to: "/first-visit" },
  offer: (price: string | null) =>
    price ? `Your first visit is free. Memberships from ${price} a month.` : "Your first visit is free.",
  bar: {
    facts: [
      { figure: access.figure, label: "member access" },
      { figure: facility.squareFeetText, label: "sq ft" },
    ],
    tour: { label: "Take Virtual Tour", to: "/virtual-tour" },
  },
  film: "hero",
  uprightFilm: "hero-tall",
  image: "poster-hero",
} as const;

export const recapCopy = {
  eyebrow: "Drill yard / Murph Challenge",
  heading: "The Murph Challenge",
  text: "A mile, a hundred pull-ups, two hundred push-ups, three hundred squats, another mile. Once a year, in honor of those who didn’t come home. Do it solo, in pairs, or split into sets. Everyone finishes.",
  watch: "Watch the recap video",
  playing: "Video playing...",
  fallback: "Your browser does not support the video tag.",
  noSound: "The film has no sound.",
  silent:
    "The film has no sound. See the room set up, the weight vests, a spot for each of the five parts of the workout, the medals and the station.",
  label: "Recap film of the Murph Challenge, without sound",
  film: "recap",
  link: { label: "See all events", to: "/events" },
} as const;

export const homePrograms = {
  eyebrow: "Bay 01 / Programs",
  heading: "Our Programs",
  text: "Pick a door. A coach will meet you on the other side, whatever shape you’re in.",
  more: "Learn More",
} as const;

export const homeAbout = {
  eyebrow: "Bay 02 / The station",
  heading: "Our Mission",
  mission: brand.mission,
  welcome: [
    "For decades, fire engines left this building in under two minutes. Since 2020 it’s been a gym, and the spirit is the same: when someone needs a hand, people get up.",
    "You’ll find racks where the engines parked and mats in the drill room. You’ll also find a person at the front desk, a coffee machine that works, and members who make room for you.",
  ],
  button: { label: "Join Our Community", to: "/contact" },
  stats: [
    { figure: access.figure, label: "Access" },
    { figure: facility.squareFeetShort, label: "Square Feet" },
    { figure: facility.trainersOnHome, label: "Expert Trainers on the floor each week" },
    { figure: rating.reviews, label: "5-Star Reviews" },
  ],
  image: "hero-about",
  caption: `${home.town}, ${legal.state}`,
} as const;

export const homeFounders = {
  eyebrow: "Watch desk / Founders",
  heading: "Meet Our Founders",
  text: "Two coaches, one empty fire station, and a long list of people who had never felt welcome in a gym.",
  people: people.founders,
  image: "founders",
  link: { label: "Meet All Our Trainers", to: "/trainers" },
} as const;

export const homeNextClass = { label: "Next class", more: "See the week" } as const;

export const homeMission = {
  eyebrow: "Standing order",
  heading: brand.mission,
  image: "mission",
  text: "Fitness is what you can do on an ordinary Tuesday: carry the groceries in one trip, keep up with a seven-year-old, sleep well. Motivation is a plan and someone who checks in on you. Community is that someone.",
  link: { label: "Explore Our Programs", to: "/programs" },
} as const;

export const whyChoose = {
  eyebrow: "Bay 03 / Why here",
  heading: `Why Choose ${brand.name}`,
  cards: [
    {
      title: "Expert Trainers",
      text: "Certified, insured and still learning. Every class has a coach on the floor who corrects one thing at a time and knows the difference between sore and hurt.",
    },
    {
      title: access.badge,
      text: `Your phone unlocks the door, even at ${unbroken("3 AM")} on a holiday. The lights come up, the cameras are on, and the racks are yours.`,
    },
    {
      title: "Diverse Programs",
      text: "Barbells, boxing, jiu-jitsu, climbing, nutrition, recovery. Switch programs mid-year without switching gyms.",
    },
    {
      title: "Community Focus",
      text: "Within a month, the person on the next rack will ask where you were on Tuesday.",
    },
  ],
} as const;

export const statsStrip = [
  { figure: access.figure, label: "member access, every day of the year" },
  { figure: facility.trainersOnAbout, label: "trainers on the full team" },
] as const;

/** The number of classes in the timetable, if there are any. */
export function classFacts(aWeek: string | null, often: "a week" | "every week") {
  return aWeek ? [{ figure: aWeek, label: `${aWeek === "1" ? "class" : "classes"} ${often}` }] : [];
}

export const homeTour = {
  eyebrow: "Bay 04 / Look around",
  heading: "Take a Virtual Tour",
  text: "See where to put your bag, where the mats are and where the exits are, with no one trying to sell you anything.",
  blurbs: [
    {
      title: "360° Views",
      text: "Look all the way around six rooms, from the front desk to the recovery room.",
    },
    {
      title: "Interactive Experience",
      text: "Walk from room to room with a tap, the arrow keys or the floor plan.",
    },
    {
      title: "Visit Before You Visit",
      text: "Know your way to the mats before your first class. It helps more than you’d think.",
    },
  ],
  /** Replace the first two texts if the tour is an external embed. */
  external: ["Look all the way around each room.", "Look where you like and move on at your own pace."],
  button: { label: "Ready to Visit in Person?", to: "#contact" },
  start: "Start the tour",
  inWords: { label: "The tour in text and pictures", to: "/virtual-tour" },
} as const;

export function tourBlurbs(isExternal: boolean) {
  return homeTour.blurbs.map(({ title, text }, index) => ({
    title,
    text: (isExternal && homeTour.external[index]) || text,
  }));
}

export const testimonialsCopy = {
  badge: "TESTIMONIALS",
  heading: "What Our Members Say",
  reviewsBadge: rating.label,
  memberLabel: "Member",
  readAll: "Read the full review",
  stories: { label: "Read More Stories", to: "/stories" },
  /** Source of the reviews. */
  source:
    "These are public reviews in the reviewers’ own words, shortened to fit. No one was paid or given a discount.",
  sampleSource: "Sample reviews, to be replaced with our members’ own.",
  none: "Our members’ reviews are coming soon.",
  onGoogle: "Read them on Google",
  unavailable: "We can’t load the reviews right now.",
} as const;

/** Source of the reviews; sample reviews are labeled as such. null without reviews. */
export function describeSources(reviews: readonly { source: string }[]): string | null {
  if (reviews.length === 0) return null;
  const sources = [...new Set(reviews.map(({ source }) => source))].filter(Boolean);
  if (sources.some((source) => source.startsWith("Sample"))) return testimonialsCopy.sampleSource;
  return [testimonialsCopy.source, ...sources].join(" ");
}

export const joinCall = {
  heading: "Together We Succeed",
  text: "One visit, no card, no pressure.",
  primary: { label: "JOIN US TODAY!", to: "/contact" },
  secondary: { label: "LEARN MORE", about: "about our programs", to: "/programs" },
} as const;

export const findUs = {
  eyebrow: "Out front / Directions",
  heading: "Find Us",
  text: "The brick building with three red bay doors, two minutes from the center of Maineville. Park in front or behind; both lots are free.",
  address: home.address,
  directions: { label: "Get Directions", href: home.directionsUrl },
  showMap: "Show the interactive map",
  mapNote: "The map comes from an outside service and loads only if you open it.",
} as const;

/** The side navigation of the home page, by the ids of its sections. */
export const homeSectionLinks = [
  { id: "murph", label: "Murph" },
  { id: "programs", label: "Programs" },
  { id: "about", label: "Station" },
  { id: "founders", label: "Founders" },
  { id: "why", label: "Why here" },
  { id: "tour", label: "Tour" },
  { id: "gallery", label: "Pictures" },
  { id: "testimonials", label: "Members" },
  { id: "find-us", label: "Find us" },
  { id: "contact", label: "Contact" },
].filter(({ id }) => isSectionOn(id));
