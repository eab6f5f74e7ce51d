import type { LegalText } from "#content/pages/legal.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import styles from "./legal-page.module.css";
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
        <div className={`shell ${styles.head}`}>
          <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: heading }]} />
          <h1 className="text-hero">{heading}</h1>
          <p className="text-lead measure">{summary}</p>
        </div>
      </section>
      <div className="on-white">
        <div className={`shell columns ${styles.columns}`}>
          <div className="prose">
            {sections.map((section) => (
              <Section key={section.heading} {...section} />
            ))}
            <p className="text-quiet">Last changed on {updated}.</p>
          </div>
          <aside aria-label={aside.title} className="on-bone flow stays">
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
