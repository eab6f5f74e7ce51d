import { smallGroupSize, youthAges } from "#content/sports/sport.ts";
import { capital, inWords } from "#domain/text.ts";
import { mapFrameUrl, mapSetting } from "#domain/place.ts";
import { programContact, programPageCopy } from "#content/programs/program-copy.ts";
import { places } from "#content/site.ts";
import { useGym } from "#app/gym.ts";
import {
  coreServices,
  facilityFeatures,
  hall as place,
  sportLinks,
  sportLinksApart,
  sportsCoaches,
  sportsPerformanceCopy as copy,
  sportsStats,
} from "#content/sports/sports-performance.ts";
import { sportPageCopy } from "#content/sports/sport-copy.ts";
import { sports as allSports } from "#content/sports/sports.ts";
import { env } from "#config/env.server.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { withPortraits } from "#pictures/portraits.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { FactWall } from "#app/sections/fact-wall.tsx";
import { CoachCard } from "#app/sections/coach-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { FindUs } from "#app/places/find-us.tsx";
import { HeroNumeral } from "#app/heroes/hero-numeral.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { findProgram } from "#app/programs/find-program.server.ts";
import { AboutProgram } from "#app/programs/about-program.tsx";
import { TextAndPicture } from "#app/programs/text-and-picture.tsx";
import { SportLanes } from "#app/sports/sport-lanes.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import styles from "./sports-performance.module.css";
import type { Route } from "./+types/sports-performance";

/** Services on phones until the visitor asks for all. */
const SERVICES_ON_PHONES = 2;

export async function loader({ context }: Route.LoaderArgs) {
  findProgram(context, "sports-performance");
  const withPhoto = <T extends { image: string }>(link: T) => ({ ...link, photo: sitePicture(link.image) });
  return {
    hero: sitePicture(copy.hero.image),
    hall: sitePicture(copy.intro.image),
    sports: sportLinks.map(withPhoto),
    apart: sportLinksApart.map(withPhoto),
    coaches: await withPortraits(context, sportsCoaches),
    mapUrl: mapFrameUrl(env[mapSetting(places, place)], place),
  };
}

export const action = leadAction("contact");

export const handle = {
  query: { sent: sentParam },
  page: {
    title: `Sports Performance Training | ${place.knownAs}, ${place.region}`,
    description: `Speed, strength and durability for athletes aged ${youthAges} in ${place.town}, ${place.region}. ${capital(inWords(allSports.length))} sports, small groups of ${smallGroupSize}, batting cages and climbing.`,
    picture: copy.hero.image,
    place,
  },
  jsonLd: ({ page, service }) => [service({ title: copy.hero.heading, description: page.description })],
} satisfies PageHandle;

export default function SportsPerformance({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  const { hero, hall, sports, apart, coaches, mapUrl } = loaderData;
  const { intro, parents } = copy;
  return (
    <>
      <HeroNumeral
        side="left"
        photo={hero}
        trail={[programPageCopy.crumb, { label: copy.hero.heading }]}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={copy.hero.text}
        numeral={copy.hero.numeral}
        counted={copy.hero.counted}
      >
        <ButtonLink to={copy.hero.primary.to} size="lg">
          {copy.hero.primary.label}
        </ButtonLink>
        <ButtonLink to={phone.href} size="lg" variant="line" icon="phone">
          {`${copy.hero.call} ${phone.display}`}
        </ButtonLink>
      </HeroNumeral>
      <Section>
        <TextAndPicture photo={hall} flip crop={styles.hall}>
          <AboutProgram heading={intro.heading} paragraphs={intro.paragraphs} />
          <div className="flow below">
            <h2 className="text-head">{copy.facilityHeading}</h2>
            <RuledList items={facilityFeatures} />
          </div>
        </TextAndPicture>
      </Section>
      <section aria-label={copy.statsLabel} className="on-bone py-section">
        <div className="shell">
          <FactWall facts={sportsStats.map(({ figure, label }) => ({ value: figure, label }))} />
        </div>
      </section>
      <Section>
        <SectionHead title={copy.servicesHeading} />
        <ol id="all-services" className={`ruled fold ${styles.drills}`}>
          {coreServices.map(({ title, text, link }, index) => (
            <li key={title} className={`columns items-baseline ${index < SERVICES_ON_PHONES ? "" : "folds"}`}>
              <h3 className="text-head">{title}</h3>
              <p className="text-large">{text}</p>
              <ArrowLink to={link.to ?? phone.href}>{link.label}</ArrowLink>
            </li>
          ))}
          <li className="unfold">
            <ArrowLink to="#all-services">{copy.allServices}</ArrowLink>
          </li>
        </ol>
        <ArrowLink to={sportPageCopy.prices.to} className="below">
          {sportPageCopy.prices.label}
        </ArrowLink>
      </Section>
      <SportLanes heading={copy.sportsHeading} sports={sports} apart={apart} />
      <Section>
        <SectionHead title={copy.coachesHeading} />
        <div className="thirds">
          {coaches.map(({ name, role, bio, specialties, portrait }) => (
            <CoachCard key={name} photo={portrait} name={name} lines={[role]}>
              <p>{bio}</p>
              <p className="text-quiet">{specialties.join(", ")}</p>
            </CoachCard>
          ))}
        </div>
      </Section>
      <Section tone="coal">
        <SectionHead title={parents.heading} />
        <Questions items={parents.questions} />
      </Section>
      <FindUs place={place} copy={copy.location} frameUrl={mapUrl} />
      <ContactSection copy={programContact(copy.hero.heading)} />
    </>
  );
}
