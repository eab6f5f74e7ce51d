import { programPageCopy } from "#content/programs/program-copy.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { CoachCard } from "#app/sections/coach-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroPlate } from "#app/heroes/hero-plate.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { AboutProgram } from "./about-program.tsx";
import styles from "./jiu-jitsu-layout.module.css";
import { PriceRack, type RackPrice } from "./price-rack.tsx";
import { SeeAlso } from "./see-also.tsx";
import type { ProgramWeek } from "./program-week.tsx";
import { WeekBoard } from "./week-board.tsx";
import { TextAndPicture } from "./text-and-picture.tsx";

export type JiuJitsuCopy = {
  hero: { eyebrow: string; heading: string; text: string };
  aboutHeading: string;
  expect: { heading: string; items: readonly string[] };
  pricing: { heading: string; text: string };
  schedule: { heading: string; text: string; none: string; next: string };
  instructors: { heading: string };
  form: { eyebrow: string; heading: string; text: string };
  /** The related program. */
  sister?: { heading: string; text: string; label: string; to: string };
};

type Instructor = { name: string; role: string; rank: string; bio: string; portrait: Photo };

/** Page layout of both jiu-jitsu programs. */
export function JiuJitsuLayout(props: {
  copy: JiuJitsuCopy;
  trial: { weeks: number; heading: string; text: string; button: string; to: string };
  prices: readonly RackPrice[];
  paragraphs: readonly string[];
  towns: readonly string[];
  /** null if it could not be read. */
  week: ProgramWeek | null;
  instructors: readonly Instructor[];
  hero: Photo;
  detail: Photo | undefined;
  /** Picture on the left. */
  flip?: boolean;
}) {
  const { copy, trial, prices, paragraphs, towns, week, instructors, hero, detail, flip } = props;
  const { aboutHeading, expect, pricing, schedule, sister, form } = copy;
  const [, ...others] = instructors;
  return (
    <>
      <HeroPlate
        over
        photo={hero}
        crop={flip ? styles.right : styles.left}
        trail={[programPageCopy.crumb, { label: copy.hero.heading }]}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={copy.hero.text}
      />
      <section aria-labelledby="trial" className="on-red">
        <div className={`shell grid items-center clip py-7 ${styles.offer}`}>
          <p aria-hidden="true" className={`display ${styles.weeks}`}>
            {trial.weeks}
          </p>
          <h2 id="trial" className="text-title">
            {trial.heading}
          </h2>
          <div className="flow">
            <p className="text-lead">{trial.text}</p>
            <ButtonLink to={trial.to} size="lg">
              {trial.button}
            </ButtonLink>
          </div>
        </div>
      </section>
      <Section>
        <TextAndPicture photo={detail} flip={flip} crop={styles.right}>
          <AboutProgram heading={aboutHeading} towns={towns} paragraphs={paragraphs} />
        </TextAndPicture>
      </Section>
      <Section tone="bone">
        <SectionHead title={expect.heading} />
        <RuledList items={expect.items} numbered className="text-lead" />
      </Section>
      <Section tone="ink">
        <SectionHead title={pricing.heading} lead={pricing.text} />
        <PriceRack prices={prices} />
      </Section>
      <Section>
        <SectionHead title={schedule.heading} lead={schedule.text} />
        {week ? (
          <WeekBoard week={week} copy={schedule} />
        ) : (
          <Notice kind="error" title={programPageCopy.noTimes} />
        )}
        {sister && <SeeAlso {...sister} />}
      </Section>
      <Section tone="coal">
        {others.length > 0 && <SectionHead title={copy.instructors.heading} />}
        <div className={others.length > 0 ? "columns halves" : ""}>
          {instructors.map(({ name, role, rank, bio, portrait }) => (
            <CoachCard
              key={name}
              photo={portrait}
              heading={others.length > 0 ? undefined : copy.instructors.heading}
              name={name}
              lines={[role, rank]}
              row
            >
              <p className={others.length > 0 ? "" : "measure text-lead"}>{bio}</p>
            </CoachCard>
          ))}
        </div>
      </Section>
      <ContactSection form="jiu-jitsu" copy={form} />
    </>
  );
}
