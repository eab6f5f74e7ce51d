import { openPositions } from "#content/pages/careers.ts";
import { questions } from "#content/pages/first-visit.ts";
import { partners, partnersCopy } from "#content/pages/partners.ts";
import { slug } from "#domain/text.ts";

/** Rows of the tables site_questions, site_partners and site_jobs, as content/ has them. */
type Listed = { id: string; position: number; hidden: string | null };

export type QuestionRow = Listed & { question: string; answer: string };
/** Services and facts have one item per line. */
export type PartnerRow = Listed & {
  name: string;
  office: string | null;
  description: string;
  services: string | null;
  website: string | null;
};
export type JobRow = Listed & { title: string; description: string; facts: string | null };

/** A question whose wording changes in content/ is a new one. */
export const originalQuestions: readonly QuestionRow[] = questions.map(({ question, answer }, index) => ({
  ...listed(slug(question), index),
  question,
  answer,
}));

export const originalPartners: readonly PartnerRow[] = partners.map(
  ({ id, name, description, services, website }, index) => ({
    ...listed(id, index),
    name,
    office: partnersCopy.offices[index] ?? null,
    description,
    services: services.join("\n"),
    website,
  }),
);

export const originalJobs: readonly JobRow[] = openPositions.map(({ id, title, text, facts }, index) => ({
  ...listed(id, index),
  title,
  description: text,
  facts: facts.join("\n"),
}));

function listed(id: string, index: number): Listed {
  return { id, position: index + 1, hidden: null };
}

/** The rows that visitors see: those of content/, with what the gym has changed, added and hidden. */
export function shownRows<Row extends Listed>(originals: readonly Row[], stored: readonly Row[]): Row[] {
  const changed = new Set(stored.map(({ id }) => id));
  return [...originals.filter(({ id }) => !changed.has(id)), ...stored]
    .filter(({ hidden }) => !hidden)
    .toSorted(byPosition(originals));
}

/** What the gym has added comes before what content/ has at the same position. */
export function byPosition(originals: readonly { id: string }[]) {
  const ids = new Set(originals.map(({ id }) => id));
  const isOriginal = ({ id }: { id: string }) => Number(ids.has(id));
  return <Row extends { id: string; position: number }>(a: Row, b: Row) =>
    a.position - b.position || isOriginal(a) - isOriginal(b);
}
