import { count } from "#domain/text.ts";
import type { Finding } from "#operations/health/finding.ts";
import type { Role } from "#operations/operation.ts";
import { shownCollections } from "#desk/collections/collection-for.server.ts";

/** One thing that is left to do; `to` is the screen of the desk where it is done. */
export type SetupStep = { title: string; facts: string; to?: string; isProblem?: true };

const ASK = "Ask the person who runs the site";

/** What the health checks found, without the names of files, tables and variables. The first match counts. */
const problems: [about: RegExp, words: RegExp, step: SetupStep][] = [
  [/^database$/, /no plans/, { title: "There are no prices yet", facts: "Add them", to: "/desk/prices" }],
  [
    /^database$/,
    /no trainers/,
    { title: "There are no trainers yet", facts: "Add them", to: "/desk/people" },
  ],
  [/^database$/, /./, { title: "The database has a problem", facts: ASK }],
  [/^messages$/, /^no one/, { title: "No one gets an e-mail about new messages", facts: ASK }],
  [/^messages$/, /can't be stored/, { title: "New messages can’t be stored", facts: ASK }],
  [/^messages$/, /./, { title: "Some messages could not be delivered", facts: ASK }],
  [/^(webhook|e-mail)$/, /./, { title: "New messages can’t be sent on", facts: ASK }],
  [/^configuration$/, /./, { title: "The site’s web address is not set up", facts: ASK }],
  [/^disk$/, /./, { title: "The server’s disk is almost full", facts: ASK }],
  [/^clock$/, /./, { title: "The server’s clock is wrong", facts: ASK }],
  [/^picture/, /no pictures/, { title: "An album has no photos", facts: "Add some", to: "/desk/pictures" }],
  [/picture/, /./, { title: "Some photos are missing or too large", facts: ASK }],
  [/^(links|frames)$/, /./, { title: "A link to another site does not work", facts: ASK }],
  [/^content/, /./, { title: "Some texts are about another gym or other hours", facts: ASK }],
];

const lists = shownCollections.map(({ table, roles, screen: { title, path } }) => ({
  about: `table "${table}"`,
  title,
  to: `/desk/${path}`,
  roles,
}));

const albums = [
  { about: /tour-images$/, title: "Gallery photos", to: "/desk/pictures" },
  { about: /trainers$/, title: "Portraits", to: "/desk/pictures/people" },
  { about: /nutrition-images$/, title: "Nutrition photos", to: "/desk/pictures/nutrition" },
  { about: /^media\/site/, title: "Site photos", to: "/desk/pictures/places" },
];

/** The remaining setup steps, in plain words. */
export function setupSteps(findings: readonly Finding[], role: Role): SetupStep[] {
  const bad = findings.filter(({ level }) => level === "bad").map(problemStep);
  const samples = Map.groupBy(
    findings.filter(({ level }) => level === "sample").map(samplePlace),
    ({ title }) => title,
  );
  return [
    ...new Map(bad.map((step) => [step.title, { ...step, isProblem: true as const }])).values(),
    ...[...samples].map(([title, all]) => {
      const left = `${count(all.length, "sample entry", "sample entries")} to replace`;
      const { to } = all[0]!;
      if (!to) return { title, facts: `${left}. ${ASK}` };
      const mayOpen = lists.find((list) => list.to === to)?.roles.includes(role) ?? true;
      return mayOpen ? { title, facts: left, to } : { title, facts: `${left}. Ask an owner` };
    }),
  ];
}

function problemStep({ about, words }: Finding): SetupStep {
  const known = problems.find(([place, text]) => place.test(about) && text.test(words));
  return known?.[2] ?? { title: "Something on the server needs attention", facts: ASK };
}

function samplePlace({ about, next = "" }: Finding): { title: string; to?: string } {
  const list = lists.find((one) => one.about === about);
  if (list) return list;
  if (next.includes("gym settings set")) return { title: "Settings", to: "/desk/settings" };
  const album = albums.find((one) => one.about.test(about));
  return album ?? { title: "Texts, logo and films that came with the site" };
}
