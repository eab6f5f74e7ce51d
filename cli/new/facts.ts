import type { OpenHours } from "#domain/schedule/clock.ts";
import type { Answers } from "./answers.ts";
import type { Palette } from "./palette.ts";
import { pages, homeSections } from "#content/pages-on.ts";
import { unwritten } from "./answers.ts";
import { states } from "./states.ts";

// The files of another gym's facts, as text.

/** JSON is valid TypeScript. */
const code = (value: unknown) => JSON.stringify(value);

/** 'river-city-strength' */
export function toSlug(text: string): string {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "x";
}

/** At most twelve letters: whole words from the start of the name. */
function toShortName(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > 12) words.pop();
  return words.join(" ").slice(0, 12);
}

export function siteFile(answers: Answers, today: Date): string {
  const { name, town, region, postalCode, street, timeZone, phone, email, hours, allDayAccess } = answers;
  const state = states[region] ?? region;
  const week = Object.entries(hours)
    .map(([day, open]) => `      ${day}: ${open ? code(open satisfies OpenHours) : "null"},`)
    .join("\n");
  return `import { accessTexts } from "#content/access.ts";
import type { Facility } from "#domain/facility.ts";
import { toPhone, place, type Home, type Place } from "#domain/place.ts";

// Facts of the gym, used by pages, structured data, calendars and the command line.

export const brand = {
  name: ${code(name)},
  /** Label of the home-screen icon: at most twelve letters. */
  shortName: ${code(toShortName(name))},
  /** In file names and calendar UIDs; must never change once the site is live. */
  key: ${code(toSlug(name))},
  tagline: ${code(`A gym in ${town}, ${region}`)},
  mission: "Help people get strong and stay strong.",
  /** The year, or null. */
  founded: null as number | null,
  copyrightYear: ${today.getUTCFullYear()},
};

/** Legal entity, state, and where to file complaints. */
export const legal = {
  name: brand.name,
  state: ${code(state)},
  complaints: { label: ${code(`${state} Attorney General`)}, href: "https://www.usa.gov/state-attorney-general" },
};

export const phone = toPhone(${code(phone)});
export const email = { display: ${code(email)}, href: ${code(`mailto:${email}`)} };

/** Sender name of e-mails to the staff. */
export const mailSender = ${code(`${name} website`)};

/** IANA time zone of all times on the site. */
export const timeZone = ${code(timeZone)};

/** When members can enter: "always", "staffed", or { opens: "05:00", closes: "23:00" }. */
export const access = accessTexts(${code(allDayAccess ? "always" : "staffed")});

/** The first place is the gym itself. */
export const places: readonly [Home, ...Place[]] = [
  place({
    id: ${code(toSlug(town))},
    name: brand.name,
    knownAs: ${code(town)},
    street: ${code(street)},
    town: ${code(town)},
    region: ${code(region)},
    postalCode: ${code(postalCode)},
    /** Write both to offer an interactive map. */
    latitude: null,
    longitude: null,
    phone,
    hours: {
${week}
    },
    map: null,
    website: null,
    page: null,
  }),
];

export const home = places[0];
export const staffHours = home.hours;

type SocialNetwork = "facebook" | "instagram" | "tiktok";

/** A network without a URL is not shown. */
export const social: Record<SocialNetwork, { name: string; url: string | null }> = {
  facebook: { name: "Facebook", url: null },
  instagram: { name: "Instagram", url: null },
  tiktok: { name: "TikTok", url: null },
};

/** Reviews elsewhere. Nothing is claimed until you write it. */
export const rating = { stars: 5, reviews: "", label: "", source: "" };

/** What is null or empty is not shown. */
export const facility: Facility = {
  squareFeet: null,
  squareFeetText: "",
  squareFeetShort: "",
  privateShowers: null,
  privateBathrooms: null,
  partnerOffices: null,
  accessibleSpaces: 0,
  weeklyClasses: "",
  trainersOnHome: "",
  trainersOnAbout: "",
  parking: "",
};
`;
}

export function pagesFile(answers: Answers): string {
  const isOn = (path: string) => answers.pages.includes(path) && !unwritten.includes(path);
  const off = new Set(["murph", "founders", "numbers"]);
  const list = (entries: [string, boolean][]) =>
    entries.map(([name, on]) => `  ${/^\w+$/.test(name) ? name : code(name)}: ${on},`).join("\n");
  return `/**
 * What this site has. A page that is off has no address, menu entry, link or line in the sitemap.
 * ${unwritten.join(", ")} need texts of your own first: docs/content.md, Another gym.
 */
export const pages = {
${list(Object.keys(pages).map((path) => [path, isOn(path)]))}
};

/** Sections of the home page. One about a page is off with that page. */
export const homeSections = {
${list(Object.keys(homeSections).map((id) => [id, !off.has(id)]))}
};
`;
}

export function colorsFile(palette: Palette): string {
  const lines = Object.entries(palette).map(([name, value]) => `    --${name}: ${value};`);
  return `/* Every color of the site. colors.ts repeats those that pictures and icons need. */
@layer base {
  :root {
${lines.join("\n")}
  }
}
`;
}

export const colorConstantsFile = (
  palette: Palette,
) => `/** Colors outside of stylesheets: pictures for shared links, the tour's background. As in colors.css. */
export const colors = {
  ink: ${code(palette["color-ink"])},
  red: ${code(palette["color-red"])},
};
`;

export const logoFile = (logo: {
  viewBox: string;
  shapes: string;
}) => `/** SVG shapes in the color of the text around them. */
export const logo: { viewBox: string; shapes: string } = ${JSON.stringify(logo, null, 2)};
`;

const icons = ["Dumbbell", "Users", "Activity", "Heart", "Star", "User", "Calendar"];

export function programFile(title: string, slug: string, index: number): string {
  return `import type { Program } from "#content/programs/program.ts";

export const program: Program = {
  slug: ${code(slug)},
  title: ${code(title)},
  order: ${index + 1},
  iconName: ${code(icons[index % icons.length])},
  image: ${code(`program-${slug}`)},
  gallery: [],
  description: ${code(`${title} at our gym, for beginners and for people who have trained for years. Ask us how it works and when you can start.`)},
  paragraphs: [
    ${code(`New to ${title}? You start with the basics and a coach next to you. Have you done it before? Tell us what you can do, and we go on from there.`)},
    "You don’t need to prepare. Wear something you can move in, come a few minutes early, and say hello.",
    "Ask us about days, times and prices. We will tell you what fits you, and what doesn’t.",
  ],
};
`;
}

/** A slug for each title; no two are the same. */
export function programSlugs(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    // Files whose names start with 'program' hold shared texts.
    const plain = toSlug(title).replace(/^program/, "our-program");
    let slug = plain;
    for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${number}`;
    taken.add(slug);
    return slug;
  });
}
