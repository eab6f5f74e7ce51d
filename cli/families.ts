import { findCollection } from "#operations/registry.ts";

type Family = {
  /** For `gym help`, before the names of its commands. */
  short: string;
  summary: string;
  about?: string;
  /** Their order in help; others follow. */
  first?: string;
};

const ABOUT_SHEETS =
  "To change them: export, edit the file in a spreadsheet, import it. The file is the complete list: a row that you " +
  "delete from it is removed. Nothing changes until you have seen the changes and confirmed them.";

/** Commands with subcommands. */
const families: Record<string, Family> = {
  leads: {
    short: "messages from the site",
    summary: "Messages from the site's forms.",
    about:
      "Each message is in one of six states: waiting (to be delivered), delivered, failed (given up after twelve attempts in three days or more), " +
      "stopped (the receiver refuses messages), quarantined (spam, not delivered), kept (no receiver was set). " +
      "A message that may be spam is delivered and marked (spam?).",
    first: "list show export answered retry release spam erase",
  },
  classes: {
    short: "the timetable",
    summary: "The timetable: classes of the week, and what is different on a date.",
    about:
      "DAY is a date (tonight, tomorrow, friday, 'dec 6', 2026-12-06), or each week (mondays, 'every monday'). TIME is " +
      "only needed if the class takes place twice that day. Nothing changes until you have seen the changes and confirmed " +
      "them; `gym undo` undoes them.",
    first: "list add change cancel move export import",
  },
  settings: {
    short: "phone, mail, hours, access, links",
    summary: "Facts about the gym: phone, e-mail, front-desk hours, member access, links.",
    about: "A setting without a value here uses the value in site.ts. Holidays are in `gym hours`.",
    first: "list set export import",
  },
  photos: {
    short: "pictures of the tour, of nutrition, of trainers and of the design",
    summary: "The pictures that the gym can change.",
    about:
      "tour: numbered pictures of the home page's gallery, the tour and the gallery page, in your order. " +
      "nutrition: the community gallery of the nutrition page, by name. " +
      "trainers: one portrait each, found by the trainer's name. " +
      "Pictures of the design: each can be replaced by your own photo.",
    first: "add list remove order place places",
  },
  desk: {
    short: "who may sign in at the desk",
    summary: "Who may sign in at the desk, where staff manage the site from a phone.",
    about:
      "The desk is at /desk. It is off until an owner is invited. Owners can do everything. docs/desk.md lists what " +
      "staff can't do.",
    first: "invite list revoke sign-out",
  },
  signups: {
    short: "who is coming to an event",
    summary: "Who is coming to an event.",
  },
  templates: {
    short: "reply templates",
    summary: "The templates for replies to messages.",
    about: ABOUT_SHEETS,
    first: "list export import",
  },
  pages: {
    short: "pages and sections that are on",
    summary: "Pages, and sections of home, that can be turned on and off.",
    about: "content/pages-on.ts decides which are built. Only those can be turned on and off.",
    first: "list turn",
  },
  texts: {
    short: "what pages say",
    summary: "The texts of the pages. Each is the original in content/ until the gym changes it.",
    about:
      "To change many: export, edit the file in a spreadsheet, import it. If you delete a text from the file, or clear " +
      "it, pages show the original again. Nothing changes until you have seen the changes and confirmed them.",
    first: "list change reset export import",
  },
  sample: {
    short: "sample data",
    summary: "The sample data that a new site starts with.",
    first: "load clear",
  },
};

const ABOUT_ORIGINALS =
  "Entries that come from content/ can be changed and hidden. The gym can add its own. " + ABOUT_SHEETS;

const collectionShort: Record<string, string> = {
  plans: "membership plans",
  trainers: "the team",
  challenges: "monthly challenges",
  testimonials: "what members say",
  hours: "holidays: days with different staff hours",
  announcement: "the line above every page",
  questions: "what newcomers ask",
  jobs: "open positions",
  programs: "what members train",
};

export function familyFor(name: string): Family {
  const { many = name, originals } = findCollection(name) ?? {};
  return (
    families[name] ?? {
      short: collectionShort[name] ?? many,
      summary: `The ${many} that the site shows.`,
      about: originals ? ABOUT_ORIGINALS : ABOUT_SHEETS,
      first: "list export import",
    }
  );
}

/** Sorts the members of a family as help lists them. */
export function inOrder<T>(family: string, members: readonly T[], readName: (member: T) => string): T[] {
  const first = (familyFor(family).first ?? "").split(" ");
  const place = (member: T) => first.indexOf(readName(member)) + 1 || first.length + 1;
  return members.toSorted((a, b) => place(a) - place(b));
}
