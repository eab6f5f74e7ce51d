import { firstVisitCopy as copy, questions } from "#content/pages/first-visit.ts";
import { home } from "#content/site.ts";
import { formatWeek } from "#domain/schedule/week-hours.ts";
import { useGym } from "#app/gym.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { titled } from "#app/seo/page-facts.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallBand } from "#app/sections/call-band.tsx";
import { PlaceMap } from "#app/places/place-map.tsx";
import { HeroDoor } from "#app/heroes/hero-door.tsx";
import { Pole } from "#app/frame/pole.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { Section } from "#ui/section.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { NoBreak } from "#ui/no-break.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import type { Route } from "./+types/first-visit";
import styles from "./first-visit.module.css";

export function loader() {
  return {
    questions,
    photos: {
      hero: sitePicture("hero-first-visit"),
      bag: sitePicture("first-visit-bring"),
      floor: sitePicture("program-adult-classes"),
    },
  };
}

export const handle = {
  page: {
    title: titled("Your First Visit"),
    description:
      "Where to park, what to bring and what happens in the first ten minutes, with answers to the questions that nervous beginners ask.",
    picture: "hero-first-visit",
    pictures: ["first-visit-bring"],
  },
  things: ({ loaderData, questionsOf }) => [questionsOf(loaderData.questions)],
} satisfies PageHandle<typeof loader>;

const marks = [
  { id: "minutes", label: "Ten minutes" },
  { id: "parking", label: "Parking" },
  { id: "bring", label: "Bring" },
  { id: "nerves", label: "Nerves" },
  { id: "drop-ins", label: "Drop-ins" },
  { id: "questions", label: "Questions" },
];

export default function FirstVisit({ loaderData }: Route.ComponentProps) {
  const { photos, questions: asked } = loaderData;
  const { phone, hours } = useGym();
  const { hero, tenMinutes, parking, bring, nerves, dropIns } = copy;
  return (
    <>
      <HeroDoor
        photo={photos.hero}
        crop={styles.crop}
        {...eyebrowSign(hero.eyebrow)}
        title={<span className={styles.title}>{hero.heading}</span>}
        lead={hero.text}
        trail={[{ label: hero.heading }]}
      />
      <Pole marks={marks}>
        <Section id="minutes" tone="bone" labelledBy="minutes-title">
          <h2 id="minutes-title" className="text-title">
            {tenMinutes.heading}
          </h2>
          <ol className={`ruled ${styles.minutes}`}>
            {tenMinutes.steps.map(({ minute, text }) => (
              <li key={minute}>
                <p className={`numeral ${styles.minute}`}>
                  <span className="sr-only">Minute </span>
                  {minute}
                  <span aria-hidden="true">{"\u200a’"}</span>
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <section id="parking" aria-labelledby="parking-title" className="on-white">
          <div className={styles.map}>
            <PlaceMap place={home} title={parking.mapTitle} />
          </div>
          <div className="shell">
            <div className={`on-white flow bleed ${styles.plate}`}>
              <h2 id="parking-title" className="text-title">
                {parking.heading}
              </h2>
              {parking.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <dl className="ruled">
                {parking.board.map(({ label, value }) => (
                  <div key={label} className="row apart">
                    <dt>{label}</dt>
                    <dd className="display text-head">{value}</dd>
                  </div>
                ))}
              </dl>
              <ButtonLink to={parking.directions.href} newTab size="lg" icon="directions">
                {parking.directions.label}
              </ButtonLink>
            </div>
          </div>
        </section>
        <Section id="bring" tone="ink" labelledBy="bring-title">
          <div className="columns">
            <Picture
              photo={photos.bag}
              sizes="(min-width: 64rem) 120vw, 100vw"
              className={`beside bleed ${styles.bringPhoto}`}
            />
            <div>
              <h2 id="bring-title" className="text-title">
                {bring.heading}
              </h2>
              <ul className={`ruled below ${styles.things}`}>
                {bring.items.map(({ name, text }) => (
                  <li key={name}>
                    <Icon name="check" size={7} />
                    <div className="flow">
                      <h3 className="text-head">{name}</h3>
                      <p>{text}</p>
                    </div>
                  </li>
                ))}
              </ul>
              <p className={`display ${styles.leave}`}>{bring.leave}</p>
            </div>
          </div>
        </Section>
        <Section id="nerves" tone="bone" labelledBy="nerves-title">
          <div className="columns">
            <h2 id="nerves-title" className="text-title">
              {nerves.heading}
            </h2>
            <div className="flow">
              {nerves.paragraphs.map((paragraph, index) => (
                <p key={paragraph} className={index === 0 ? "text-loud" : "text-lead"}>
                  {paragraph}
                </p>
              ))}
              <ArrowLink to={nerves.tour.to}>{nerves.tour.label}</ArrowLink>
            </div>
          </div>
        </Section>
        <section id="drop-ins" aria-labelledby="drop-ins-title" className="on-photo">
          <Picture photo={photos.floor} sizes="100vw" className={`cover ${styles.dropInsPhoto}`} />
          <div className={`shell ${styles.dropIns}`}>
            <div className={`on-white flow bleed ${styles.plate} ${styles.dropInsPlate}`}>
              <h2 id="drop-ins-title" className="text-title">
                {dropIns.heading}
              </h2>
              {[...dropIns.paragraphs, dropIns.visitors(formatWeek(hours))].map((paragraph) => (
                <p key={paragraph}>
                  <NoBreak text={paragraph} whole={/(\S+-\S+)/} />
                </p>
              ))}
              <div className="row">
                <ArrowLink to={dropIns.pricing.to}>{dropIns.pricing.label}</ArrowLink>
                <ArrowLink to={dropIns.schedule.to}>{dropIns.schedule.label}</ArrowLink>
              </div>
            </div>
          </div>
        </section>
        <Section id="questions" tone="bone" labelledBy="questions-title">
          <div className="columns">
            <div className="stays flow">
              <h2 id="questions-title" className="text-title">
                {copy.questionsHeading}
              </h2>
              <p className="text-lead">{copy.questionsAsk}</p>
              <a href={phone.href} className="display figures text-head tap">
                {phone.display}
              </a>
            </div>
            <Questions items={asked} />
          </div>
        </Section>
      </Pole>
      <CallBand
        title={copy.contact.heading}
        text={copy.contact.text(phone.display)}
        action={copy.contact.button}
        after="bone"
      />
    </>
  );
}
