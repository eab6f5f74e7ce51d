import type { LegalText } from "#content/pages/legal.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Band } from "#app/ui/band.tsx";
import styles from "./legal-page.module.css";
import { TalkToUs } from "./talk-to-us.tsx";

/** A page of words: title on bone with the ways to get in touch beside it, then a ruled line for each heading. */
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
        <div className={`shell columns wide-first ${styles.head}`}>
          <div>
            <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: heading }]} />
            <h1 className="text-hero">{heading}</h1>
            <p className="text-lead measure">{summary}</p>
          </div>
          <aside aria-label={aside.title} className="on-white flow">
            <TalkToUs {...aside} phone={phone} email={email} />
          </aside>
        </div>
      </section>
      <Band>
        <div className={`ruled ${styles.sections}`}>
          {sections.map((section) => (
            <Section key={section.heading} {...section} />
          ))}
        </div>
        <p className="text-quiet below">Last changed on {updated}.</p>
      </Band>
    </>
  );
}

function Section({ heading, paragraphs, items = [], links = [] }: LegalText["sections"][number]) {
  return (
    <section className="columns">
      <h2 className="text-head">{heading}</h2>
      <div className="prose">
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
        {links.length > 0 && (
          <p className="row">
            {links.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
