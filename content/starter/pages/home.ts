import { accessFacts } from "#content/access.ts";
import { isSectionOn } from "#content/is-on.ts";
import { people } from "#content/people.ts";
import { access, brand, home } from "#content/site.ts";

/** For the web app manifest. */
export const screenshotLabel = `The home page of ${brand.name}`;
export const manifestDescription = `A gym in ${home.town}, ${home.region}: ${access.members}.`;

export const homeHero = {
  /** Meta description. */
  search: `${brand.name} is a gym in ${home.town}, ${home.region}. See the programs, prices and opening hours, and book a free first visit with a coach.`,
  badge: `Welcome to ${brand.name}`,
  /** Lines break here and nowhere else. */
  headline: ["Get strong", "with people who", "know your name"] as const,
  text: `A gym in ${home.town} for beginners and for people who never stopped.`,
  button: { label: "Write to us", to: "#contact" },
  newHere: { label: "New here?", to: "/first-visit" },
  offer: (price: string | null) =>
    price ? `Come and look around. Memberships from ${price} a month.` : "Come and look around.",
  bar: {
    facts: accessFacts(access, "member access"),
    tour: { label: "See the rooms", to: "/virtual-tour" },
  },
  film: "hero",
  uprightFilm: "hero-tall",
  image: "poster-hero",
};

/** A yearly event with a film. The section is off until content/own/pages-on.ts turns it on. */
export const recapCopy = {
  eyebrow: "Events / Every year",
  heading: "Our yearly event",
  text: "Say what it is, when it is and who can come.",
  watch: "Watch the film",
  playing: "Film playing...",
  fallback: "Your browser does not support the video tag.",
  noSound: "The film has no sound.",
  silent: "The film has no sound.",
  label: "Film of our yearly event, without sound",
  film: "recap",
  link: { label: "All events", to: "/events" },
};

export const homePrograms = {
  eyebrow: "Training / Programs",
  heading: "What you can train",
  text: "Every program starts where you are today. Pick one and ask us about it.",
  more: "Read more",
};

export const homeAbout = {
  eyebrow: "About / Who we are",
  heading: "What we are here for",
  mission: brand.mission,
  welcome: [
    "You don’t have to be fit to start here. You come in, a coach asks what you want to be able to do, and you begin with something you can do well today.",
    "After that it is practice: the same few movements, a little better each week, next to people who do the same.",
  ],
  button: { label: "Talk to us", to: "/contact" },
  stats: accessFacts(access, "Access"),
  image: "hero-about",
  caption: `${home.town}, ${home.region}`,
};

export const homeFounders = {
  eyebrow: "People / Founders",
  heading: "Who runs the gym",
  text: "The people who opened it, and who you will meet on the floor.",
  people: people.founders,
  image: "founders",
  link: { label: "Meet the coaches", to: "/trainers" },
};

export const homeNextClass = { label: "Next class", more: "The whole week" } as const;

export const homeMission = {
  eyebrow: "What we believe",
  heading: brand.mission,
  image: "hero-programs",
  text: "Strength is for ordinary days: stairs, suitcases, a long walk, a good night’s sleep. We help you build it and keep it.",
  link: { label: "See all programs", to: "/programs" },
};

export const whyChoose = {
  eyebrow: "Reasons / Why here",
  heading: `Why ${brand.name}`,
  cards: [
    { title: "Coaches who watch", text: "A coach shows you the movement and stays until it feels right." },
    { title: access.badge, text: `${access.everyDay}.` },
    {
      title: "Room to learn",
      text: "You start light and add weight when you are ready. No one is compared with anyone.",
    },
    { title: "People you will know", text: "You will see the same faces each week, and they will see you." },
  ],
};

export const statsStrip = accessFacts(access, "member access");

/** The number of classes in the timetable, if there are any. */
export function classFacts(aWeek: string | null, often: "a week" | "every week") {
  return aWeek ? [{ figure: aWeek, label: `${aWeek === "1" ? "class" : "classes"} ${often}` }] : [];
}

export const homeTour = {
  eyebrow: "Rooms / Look around",
  heading: "Look around",
  text: "See the rooms before you come.",
  blurbs: [
    { title: "All around", text: "Look in every direction." },
    { title: "Room by room", text: "Walk through with a tap or the arrow keys." },
    { title: "Before you come", text: "Know your way before your first day." },
  ],
  /** Replace the first two texts if the tour is an external embed. */
  external: ["Look all the way around each room.", "Move on at your own pace."],
  button: { label: "Come and see it", to: "#contact" },
  start: "Start the tour",
  inWords: { label: "The rooms in text and pictures", to: "/virtual-tour" },
};

export function tourBlurbs(isExternal: boolean) {
  return homeTour.blurbs.map(({ title, text }, index) => ({
    title,
    text: (isExternal && homeTour.external[index]) || text,
  }));
}

export const testimonialsCopy = {
  badge: "REVIEWS",
  heading: "What members say",
  reviewsBadge: "In their own words",
  memberLabel: "Member",
  readAll: "Read the full review",
  stories: { label: "Read more stories", to: "/stories" },
  /** Source of the reviews. */
  source: "These are reviews in the reviewers’ own words, shortened to fit.",
  sampleSource: "Sample reviews, to be replaced with our members’ own.",
  none: "Our members’ reviews are coming soon.",
  onGoogle: "Read them on Google",
  unavailable: "We can’t load the reviews right now.",
};

/** Source of the reviews; sample reviews are labeled as such. null without reviews. */
export function describeSources(reviews: readonly { source: string }[]): string | null {
  if (reviews.length === 0) return null;
  const sources = [...new Set(reviews.map(({ source }) => source))].filter(Boolean);
  if (sources.some((source) => source.startsWith("Sample"))) return testimonialsCopy.sampleSource;
  return [testimonialsCopy.source, ...sources].join(" ");
}

export const joinCall = {
  heading: "Come and try it",
  text: "Tell us when you have time. We will show you around.",
  primary: { label: "Write to us", to: "/contact" },
  secondary: { label: "See the programs", to: "/programs" },
};

export const findUs = {
  eyebrow: "Place / Directions",
  heading: "Where we are",
  text: `${home.address}.`,
  address: home.address,
  directions: { label: "Get directions", href: home.directionsUrl },
  showMap: "Show the interactive map",
  mapNote: "The map comes from an outside service and loads only if you open it.",
};

/** The side navigation of the home page, by the ids of its sections. */
export const homeSectionLinks = [
  { id: "murph", label: "Event" },
  { id: "programs", label: "Programs" },
  { id: "about", label: "About" },
  { id: "founders", label: "Founders" },
  { id: "why", label: "Why here" },
  { id: "tour", label: "Rooms" },
  { id: "gallery", label: "Pictures" },
  { id: "testimonials", label: "Members" },
  { id: "find-us", label: "Find us" },
  { id: "contact", label: "Contact" },
].filter(({ id }) => isSectionOn(id));
