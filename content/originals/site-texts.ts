import { aboutCopy } from "#content/pages/about.ts";
import { careersCopy } from "#content/pages/careers.ts";
import { firstVisitCopy } from "#content/pages/first-visit.ts";
import { findUs, homeAbout, homeHero, homeMission, homePrograms, joinCall } from "#content/pages/home.ts";
import { partnersCopy } from "#content/pages/partners.ts";
import { programsCopy } from "#content/programs/program-copy.ts";
import { splitLines, tooLong } from "#domain/text.ts";

/** A text that the gym can reword at the desk. */
export type SiteText = {
  /** 'home.headline' */
  name: string;
  /** Where visitors read it. */
  page: string;
  /** The page's name at the desk. */
  group: string;
  label: string;
  /** Paragraphs are separated by an empty line. */
  original: string;
  /** Characters. */
  max: number;
  /** Each line of the text is one on the page. 1 by default; "paragraphs" for any number. */
  lines?: number | "paragraphs";
};

/** Texts that the gym has reworded, by name. */
export type RewordedTexts = Readonly<Record<string, string>>;

type OnPage = Omit<SiteText, "name" | "page" | "group">;

const SENTENCE = 300;
const STORY = 5000;
/** Search engines cut longer descriptions. */
const SEARCH = 180;

const sentence = (label: string, original: string): OnPage => ({ label, original, max: SENTENCE });
const search = (original: string): OnPage => ({ label: "Text for search engines", original, max: SEARCH });
const story = (label: string, paragraphs: readonly string[]): OnPage => ({
  label,
  original: paragraphs.join("\n\n"),
  max: STORY,
  lines: "paragraphs",
});

const home = onPage("home", "/", "Home", {
  welcome: { label: "Line above the headline", original: homeHero.badge, max: 40 },
  headline: { label: "Headline", original: homeHero.headline.join("\n"), max: 60, lines: 3 },
  search: search(homeHero.search),
  programs: sentence("Above the programs", homePrograms.text),
  about: story("About the gym", homeAbout.welcome),
  mission: sentence("Below the mission", homeMission.text),
  join: sentence("Invitation", joinCall.text),
  directions: sentence("Directions", findUs.text),
});

const about = onPage("about", "/about", "About Us", {
  subtitle: sentence("Below the heading", aboutCopy.hero.subtitle),
  search: search(aboutCopy.search),
  founders: sentence("Above the founders", aboutCopy.founders.text),
  story: story("The story", aboutCopy.story.paragraphs),
  visit: sentence("Invitation", aboutCopy.visit.text),
});

const firstVisit = onPage("first-visit", "/first-visit", "First visit", {
  lead: sentence("Below the heading", firstVisitCopy.hero.text),
  search: search(firstVisitCopy.search),
  ...Object.fromEntries(
    firstVisitCopy.tenMinutes.steps.map(({ minute, text }) => [
      `minute-${minute}`,
      sentence(`${firstVisitCopy.tenMinutes.unit} ${minute}`, text),
    ]),
  ),
  parking: story("Getting here and parking", firstVisitCopy.parking.paragraphs),
  nervous: story("If you are nervous", firstVisitCopy.nerves.paragraphs),
});

const programs = onPage("programs", "/programs", "Programs", {
  lead: sentence("Below the heading", programsCopy.hero.text),
});

const careers = onPage("careers", "/careers", "Careers", {
  lead: sentence("Below the heading", careersCopy.hero.text),
  search: search(careersCopy.search),
});

const partners = onPage("partners", "/partners", "Partners", {
  lead: sentence("Below the heading", partnersCopy.hero.text),
  search: search(partnersCopy.search),
  intro: { label: "Introduction", original: partnersCopy.intro, max: 600 },
});

/** In the order of the desk's list. */
export const siteTexts: readonly SiteText[] = [
  ...home,
  ...about,
  ...firstVisit,
  ...programs,
  ...careers,
  ...partners,
];

const byName = new Map(siteTexts.map((text) => [text.name, text]));

export function findSiteText(name: string): SiteText | undefined {
  return byName.get(name);
}

export const MARKUP_PROBLEM = "visitors would read the code between < and >; write plain text";

export function hasMarkup(text: string): boolean {
  return /<\/?[a-z]/i.test(text);
}

/** What keeps a text off the page; undefined if nothing does. */
export function textProblem({ max, lines = 1 }: SiteText, text: string): string | undefined {
  if (text.length > max) return tooLong(text.length, max);
  if (hasMarkup(text)) return MARKUP_PROBLEM;
  if (lines === "paragraphs") return undefined;
  const { length } = splitLines(text);
  if (length > lines) return `this has ${length} lines; write at most ${lines}`;
  return undefined;
}

/** Reads a text by its name. */
export type ReadText = (name: string) => string;

export function textReader(reworded: RewordedTexts): ReadText {
  return (name) => reworded[name] ?? byName.get(name)!.original;
}

function onPage(prefix: string, page: string, group: string, texts: Record<string, OnPage>): SiteText[] {
  return Object.entries(texts).map(([name, text]) => ({ name: `${prefix}.${name}`, page, group, ...text }));
}
