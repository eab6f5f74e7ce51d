import { careersCopy as copy, offers, jobFact } from "#content/pages/careers.ts";
import { contactAbout } from "#content/subjects.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readJobs } from "#db/readers/site-lists.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { useGym } from "#app/gym.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeroSplit } from "#app/heroes/hero-split.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { Section } from "#ui/section.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import type { Route } from "./+types/careers";
import styles from "./careers.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { text } = context.get(gymContent);
  return {
    lead: text("careers.lead"),
    search: text("careers.search"),
    jobs: await readOrNull(context, "jobs", () => readJobs(siteDatabase())),
    photos: {
      hero: sitePicture("careers"),
      team: sitePicture("careers-team"),
      floor: sitePicture("hero-trainers"),
    },
  };
}

export const handle = {
  page: {
    title: pageTitle("Careers"),
    description: copy.search,
    picture: "careers",
    texts: ["careers."],
    lists: ["jobs"],
  },
  description: ({ search }) => search,
} satisfies PageHandle<typeof loader>;

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { hours } = useGym();
  const { photos, lead, jobs } = loaderData;
  return (
    <>
      <HeroSplit
        photo={photos.hero}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={lead}
        trail={[{ label: "Careers" }]}
      >
        <ButtonLink to="#positions" size="lg" icon="down">
          {copy.positionsHeading}
        </ButtonLink>
      </HeroSplit>
      <section id="positions" aria-labelledby="positions-title">
        <div className="shell py-7">
          <h2 id="positions-title" className="text-title">
            {copy.positionsHeading}
          </h2>
          {!jobs?.length && <p className="text-lead below">{jobs ? copy.noPositions : copy.unavailable}</p>}
        </div>
        <div className={`columns halves gap-0 ${styles.posts}`}>
          <ul className="contents">
            {jobs?.map(({ id, title, description, facts: [first, ...rest] }, index) => (
              <li
                key={id}
                className={`shell column justify-between gap-7 py-7 ${index % 4 === 0 || index % 4 === 3 ? "on-ink" : "on-bone"}`}
              >
                <div className="flow">
                  <h3 className="text-title">{title}</h3>
                  <p className="text-lead measure">{description}</p>
                </div>
                <div className="row apart">
                  <div>
                    {first && <p className="display text-sub">{jobFact(first, hours)}</p>}
                    <ul className="strong">
                      {rest.map((fact) => (
                        <li key={fact}>{jobFact(fact, hours)}</li>
                      ))}
                    </ul>
                  </div>
                  <ArrowLink to={contactAbout(`job-${id}`)}>
                    {copy.applyForOne}
                    <span className="sr-only">: {title}</span>
                  </ArrowLink>
                </div>
              </li>
            ))}
          </ul>
          {jobs && jobs.length % 2 === 1 && (
            <Picture photo={photos.floor} sizes="(min-width: 64rem) 60vw, 100vw" className="beside" />
          )}
        </div>
      </section>
      <Section labelledBy="mission-title">
        <h2 id="mission-title" className="sign text-quiet">
          {copy.mission.heading}
        </h2>
        <div className={`columns items-end below ${styles.mission}`}>
          <p className="display text-hero">{copy.mission.text}</p>
          <p className="text-lead">{copy.mission.more}</p>
        </div>
      </Section>
      <section aria-labelledby="offers-title" className="on-bone py-section">
        <div className="shell columns halves">
          <div className="column">
            <h2 id="offers-title" className="text-title">
              {copy.offersHeading}
            </h2>
            <Picture
              photo={photos.team}
              sizes="(min-width: 64rem) 80vw, 100vw"
              className={`beside bleed below ${styles.photo}`}
            />
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
        <div className="columns">
          <h2 id="how-title" className="text-title">
            {copy.how.heading}
          </h2>
          <RuledList items={copy.how.steps} numbered single className="text-lead" />
        </div>
      </Section>
      <CallToAction title={copy.callHeading} text={copy.callText} action={copy.apply} />
    </>
  );
}
