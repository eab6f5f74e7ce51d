import type { LegalText } from "#content/pages/legal.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { TalkToUs } from "./talk-to-us.tsx";

/** A page of words: large title on bone, one readable column, the ways to get in touch beside it. */
export function LegalPage(props: {
  text: LegalText;
  phone: { display: string; href: string };
  email: { display: string; href: string };
}) {
  const { text, phone, email } = props;
  const { heading, summary, updated, aside, sections } = text;
  return (
    <>
      <section className="on-bone">
        <div className="shell pb-12 lg:pb-16">
          <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: heading }]} className="py-3" />
          <h1 className="mt-8 text-hero lg:mt-12">{heading}</h1>
          <p className="mt-5 max-w-[46ch] text-lead">{summary}</p>
        </div>
      </section>
      <div className="on-white">
        <div className="shell grid grid-cols-1 gap-12 py-16 lg:grid-cols-[8fr_4fr] lg:gap-16 lg:py-24">
          <div className="prose text-page">
            {sections.map((section) => (
              <Section key={section.heading} {...section} />
            ))}
            <p className="text-quiet">Last changed on {updated}.</p>
          </div>
          <aside className="lg:border-l lg:border-rule lg:pl-10">
            <TalkToUs {...aside} phone={phone} email={email} />
          </aside>
        </div>
      </div>
    </>
  );
}

function Section({ heading, paragraphs, items = [], links = [] }: LegalText["sections"][number]) {
  return (
    <>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {links.map(({ label, href }) => (
        <p key={href}>
          <a href={href}>{label}</a>
        </p>
      ))}
    </>
  );
}
