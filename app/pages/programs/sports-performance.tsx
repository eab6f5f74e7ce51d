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
import { answerLeadPost } from "#app/lead-form/answer-lead-post.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { withPortraits } from "#pictures/portraits.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { FactWall } from "#app/sections/big-fact.tsx";
import { CoachCard } from "#app/sections/coach-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { FindUs } from "#app/places/find-us.tsx";
import { HeroNumeral } from "#app/heroes/hero-numeral.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { AboutProgram } from "#app/programs/about-program.tsx";
import { WordsAndPicture } from "#app/programs/words-and-picture.tsx";
import { SportLanes } from "#app/sports/sport-lanes.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Section } from "#ui/section.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import styles from "./sports-performance.module.css";
import type { Route } from "./+types/sports-performance";

export async function loader({ context }: Route.LoaderArgs) {
  const withPhoto = <T extends { image: string }>(link: T) => ({ ...link, photo: sitePicture(link.image) });
  return {
    hero: sitePicture(copy.hero.image),
    hall: sitePicture(copy.intro.image),
    sports: sportLinks.map(withPhoto),
    apart: sportLinksApart.map(withPhoto),
    coaches: await withPortraits(context, sportsCoaches),
    words: { copy, coreServices, facilityFeatures, sportsStats, contact: programContact(copy.hero.heading) },
    mapUrl: mapFrameUrl(env[mapSetting(places, place)], place),
  };
}

export function action(args: Route.ActionArgs) {
  return answerLeadPost("contact", args);
}
export const handle = {
  query: { sent: sentParam },
  page: {
    title: `Sports Performance Training | ${place.knownAs}, ${place.region}`,
    description: `Speed, strength and durability for athletes aged ${youthAges} in ${place.town}, ${place.region}. ${capital(inWords(allSports.length))} sports, small groups of ${smallGroupSize}, batting cages and climbing.`,
    picture: copy.hero.image,
    place,
  },
  things: ({ page, serviceOf }) => [serviceOf({ title: copy.hero.heading, description: page.description })],
} satisfies PageHandle;

export default function SportsPerformance({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  const { hero, hall, sports, apart, coaches, mapUrl, words } = loaderData;
  const { intro, parents } = words.copy;
  return (
    <>
      <HeroNumeral
        photo={hero}
        trail={[programPageCopy.crumb, { label: words.copy.hero.heading }]}
        {...eyebrowSign(words.copy.hero.eyebrow)}
        title={words.copy.hero.heading}
        lead={words.copy.hero.text}
        numeral={words.copy.hero.numeral}
        counted={words.copy.hero.counted}
      >
        <ButtonLink to={words.copy.hero.primary.to} size="lg">
          {words.copy.hero.primary.label}
        </ButtonLink>
        <ButtonLink to={phone.href} size="lg" variant="line" icon="phone">
          {words.copy.hero.call} {phone.display}
        </ButtonLink>
      </HeroNumeral>
      <Section tone="ink">
        <WordsAndPicture photo={hall} flip from="right">
          <AboutProgram heading={intro.heading} paragraphs={intro.paragraphs} />
          <div className="flow below">
            <h2 className="text-head">{words.copy.facilityHeading}</h2>
            <RuledList items={words.facilityFeatures} />
          </div>
        </WordsAndPicture>
      </Section>
      <section aria-label={words.copy.statsLabel} className="on-bone pt-band">
        <div className="shell">
          <FactWall facts={words.sportsStats.map(({ figure, label }) => ({ value: figure, label }))} />
        </div>
      </section>
      <Section>
        <SectionHead title={words.copy.servicesHeading} />
        <ol className={`ruled ${styles.drills}`}>
          {words.coreServices.map(({ title, text, link }) => (
            <li key={title} className="columns">
              <h3 className="text-head">{title}</h3>
              <p>{text}</p>
              <ArrowLink to={link.to ?? phone.href}>{link.label}</ArrowLink>
            </li>
          ))}
        </ol>
        <ArrowLink to={sportPageCopy.prices.to} className="below">
          {sportPageCopy.prices.label}
        </ArrowLink>
      </Section>
      <SportLanes heading={words.copy.sportsHeading} sports={sports} apart={apart} />
      <Section>
        <SectionHead title={words.copy.coachesHeading} />
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
        <dl className="columns halves">
          {parents.questions.map(({ question, answer }) => (
            <div key={question} className="flow">
              <dt className="text-lead strong">{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <FindUs place={place} words={words.copy.location} frameUrl={mapUrl} />
      <ContactSection phone={phone} copy={words.contact} />
    </>
  );
}
