import { careersCopy as copy, offers, jobFact, openPositions } from "#content/pages/careers.ts";
import { contactAbout } from "#content/subjects.ts";
import { brand } from "#content/site.ts";
import { findGalleryPictures, sitePicture } from "#pictures/site-pictures.server.ts";
import { useGym } from "#app/gym.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeroSplit } from "#app/heroes/hero-split.tsx";
import { Section } from "#ui/section.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import type { Route } from "./+types/careers";
import styles from "./careers.module.css";

export function loader() {
  return { photos: { hero: sitePicture("founders"), team: findGalleryPictures(["two-after-class"])[0] } };
}

export const handle = {
  page: {
    title: pageTitle("Careers"),
    description: `Work at ${brand.name}: ${copy.search}`,
    picture: "founders",
  },
} satisfies PageHandle;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { hours } = useGym();
  const { photos } = loaderData;
  return (
    <>
      <HeroSplit
        photo={photos.hero}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={copy.hero.text}
        trail={[{ label: "Careers" }]}
      >
        <ButtonLink to="#positions" size="lg" icon="down">
          {copy.positionsHeading}
        </ButtonLink>
      </HeroSplit>
      <Section id="positions" tone="ink" labelledBy="positions-title">
        <h2 id="positions-title" className="text-title">
          {copy.positionsHeading}
        </h2>
        <ul className={`ruled roomy below ${styles.posts}`}>
          {openPositions.map(({ id, title, text, facts: [first, ...rest] }) => (
            <li key={title}>
              <h3 className="text-head">{title}</h3>
              <p className="text-lead">{text}</p>
              <div className="flow">
                {first && <p className="display text-sub">{jobFact(first, hours)}</p>}
                <ul className="strong">
                  {rest.map((fact) => (
                    <li key={fact}>{jobFact(fact, hours)}</li>
                  ))}
                </ul>
              </div>
              <ButtonLink to={contactAbout(`job-${id}`)} variant="line">
                {copy.applyForOne}
                <span className="sr-only">: {title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="mission-title">
        <h2 id="mission-title" className="sign text-quiet">
          {copy.mission.heading}
        </h2>
        <p className="display text-title below">{copy.mission.text}</p>
        <p className="text-lead below">{copy.mission.more}</p>
      </Section>
      <section aria-labelledby="offers-title" className="on-bone py-section">
        <div className="shell columns halves">
          <div className="column">
            <h2 id="offers-title" className="text-title">
              {copy.offersHeading}
            </h2>
            {photos.team && (
              <Picture
                photo={photos.team}
                sizes="(min-width: 64rem) 60vw, 100vw"
                className={`beside bleed ${styles.photo}`}
              />
            )}
          </div>
          <ul className="ruled">
            {offers.map(({ title, text }) => (
              <li key={title} className="flow">
                <h3 className="sign text-quiet">{title}</h3>
                <p className="text-loud">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section labelledBy="how-title">
        <h2 id="how-title" className="text-title">
          {copy.how.heading}
        </h2>
        <ol className={`tiles below text-large ${styles.steps}`}>
          {copy.how.steps.map((step) => (
            <li key={step} className="stack barred">
              {step}
            </li>
          ))}
        </ol>
      </Section>
      <CallToAction title={copy.callHeading} text={copy.callText} action={copy.apply} plain />
    </>
  );
}
