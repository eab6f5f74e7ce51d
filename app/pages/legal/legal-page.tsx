import { use } from "react";
import type { LegalText } from "#content/pages/legal.ts";
import { contactAbout } from "#content/subjects.ts";
import { useGym } from "#app/gym.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { LinkFilter } from "#ui/link-filter.ts";
import { ArrowLink } from "#ui/button.tsx";
import { Breadcrumbs } from "#ui/breadcrumbs.tsx";
import { SectionNav } from "#app/frame/section-nav.tsx";
import { Section } from "#ui/section.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { BreakableLink } from "#ui/text/breakable.tsx";
import styles from "./legal-page.module.css";
import { NoBreak } from "#ui/text/no-break.tsx";
import { Prose } from "#ui/text/prose.tsx";

/** Layout of the legal pages: summary, key facts, contact details, sections. */
export function LegalPage(props: {
  text: LegalText;
  /** Subject of a message about the page. */
  about: string;
  /** Next to the first section. */
  photo?: Photo;
}) {
  const { text, about, photo } = props;
  const { heading, summary, updated, board, aside, sections } = text;
  const sectionId = (mark: string) => mark.toLowerCase().replaceAll(" ", "-");
  return (
    <>
      <section className="on-bone">
        <div className="shell">
          <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: heading }]} />
        </div>
        <div className="shell columns wide-first py-7">
          <h1 className="text-hero">{heading}</h1>
          <p className="text-lead measure self-end">{summary}</p>
          <dl className="ruled">
            {board.map(({ label, value }) => (
              <div key={label} className="row apart">
                <dt>{label}</dt>
                <dd className="display figures text-head">{value}</dd>
              </div>
            ))}
          </dl>
          <aside aria-label={aside.title} className="barred flow">
            <h2 className="text-sub">{aside.title}</h2>
            <p className="text-lead">{aside.text}</p>
          </aside>
          <TalkToUs subject={heading} about={about} />
        </div>
      </section>
      <SectionNav sections={sections.map(({ mark }) => ({ id: sectionId(mark), label: mark }))}>
        <Section>
          <div className="fold columns">
            <nav aria-label="Contents" data-behavior="section-nav" className="folds stays">
              <ol className={`tiles gap-y-0 ruled ${styles.contents}`}>
                {sections.map(({ mark, heading: label }) => (
                  <li key={mark}>
                    <a href={`#${sectionId(mark)}`} className="display text-sub tap full-width">
                      {label}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <div>
              <div className="ruled roomy">
                {sections.map((section, index) => (
                  <LegalSection
                    key={section.mark}
                    id={sectionId(section.mark)}
                    photo={index === 0 ? photo : undefined}
                    {...section}
                  />
                ))}
              </div>
              <p className="text-quiet below">Last changed on {updated}.</p>
            </div>
          </div>
        </Section>
      </SectionNav>
    </>
  );
}

function LegalSection(props: LegalText["sections"][number] & { id: string; photo: Photo | undefined }) {
  const { id, heading, photo, fact, lead, paragraphs, items = [], links = [] } = props;
  const isShown = use(LinkFilter);
  const shown = links.filter(({ href: to }) => isShown(to));
  return (
    <section id={id} className={`columns ${styles.section}`}>
      <div className="flow">
        <h2 className="text-head">{heading}</h2>
        {fact && <Figures facts={[fact]} />}
        {photo && <Picture photo={photo} sizes="(min-width: 64rem) 50vw, 100vw" className={styles.photo} />}
      </div>
      <Prose>
        {lead && <p className="text-loud">{lead}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <NoBreak text={paragraph} pattern={/(\S+ \S+)$/} />
          </p>
        ))}
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {shown.length > 0 && (
          <div className="lined">
            {shown.map(({ use, label, href }) => (
              <p key={href} className="row apart items-baseline">
                {use}
                <BreakableLink href={href} text={label} className="tap" />
              </p>
            ))}
          </div>
        )}
      </Prose>
    </section>
  );
}

/** Phone, email and form, side by side. */
function TalkToUs({ subject, about }: { subject: string; about: string }) {
  const { phone, email } = useGym();
  return (
    <div className="full-row row gap-7">
      <a href={phone.href} className="display figures text-head tap">
        {phone.display}
      </a>
      <BreakableLink href={email.href} text={email.display} className="link tap" />
      <ArrowLink to={contactAbout(about)}>
        Write to us<span className="sr-only"> about {subject.toLowerCase()}</span>
      </ArrowLink>
    </div>
  );
}
