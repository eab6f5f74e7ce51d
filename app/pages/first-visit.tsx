import { firstVisitCopy as copy } from "#content/pages/first-visit.ts";
import { home } from "#content/site.ts";
import { originalQuestions } from "#content/originals/site-lists.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readQuestions } from "#db/readers/site-lists.server.ts";
import { splitParagraphs } from "#domain/text.ts";
import { formatStaffedWeek } from "#domain/schedule/week-hours.ts";
import { useGym } from "#app/gym.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PlaceMap } from "#app/places/place-map.tsx";
import { HeroDoor } from "#app/heroes/hero-door.tsx";
import { SectionNav } from "#app/frame/section-nav.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { Section } from "#ui/section.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { NoBreak } from "#ui/text/no-break.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import type { Route } from "./+types/first-visit";
import styles from "./first-visit.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { text } = context.get(gymContent);
  const questions = await readOrNull(context, "questions", () => readQuestions(siteDatabase()));
  return {
    questions: (questions ?? originalQuestions).map(({ question, answer }) => ({ question, answer })),
    texts: {
      lead: text("first-visit.lead"),
      search: text("first-visit.search"),
      steps: copy.tenMinutes.steps.map(({ minute }) => ({
        minute,
        text: text(`first-visit.minute-${minute}`),
      })),
      parking: splitParagraphs(text("first-visit.parking")),
      nervous: splitParagraphs(text("first-visit.nervous")),
    },
    photos: {
      hero: sitePicture("hero-first-visit"),
      bag: sitePicture("first-visit-bring"),
      visitors: sitePicture("first-visit-visitors"),
      entrance: sitePicture("hero-contact"),
    },
  };
}

export const handle = {
  page: {
    title: pageTitle("Your First Visit"),
    description: copy.search,
    picture: "hero-first-visit",
    pictures: ["first-visit-bring", "first-visit-visitors"],
    texts: ["first-visit."],
    lists: ["questions"],
  },
  description: ({ texts }) => texts.search,
  jsonLd: ({ loaderData, faqPage }) => [faqPage(loaderData.questions)],
} satisfies PageHandle<typeof loader>;

const sectionLinks = [
  { id: "minutes", label: copy.tenMinutes.menu },
  { id: "nerves", label: "Nerves" },
  { id: "parking", label: "Parking" },
  { id: "bring", label: "Bring" },
  { id: "drop-ins", label: "Drop-ins" },
  { id: "questions", label: "Questions" },
];

export default function FirstVisit({ loaderData }: Route.ComponentProps) {
  const { photos, texts, questions } = loaderData;
  const { phone, hours } = useGym();
  const { hero, tenMinutes, parking, bring, nerves, dropIns } = copy;
  const [first, ...more] = texts.nervous;
  return (
    <>
      <HeroDoor
        photo={photos.hero}
        crop={styles.crop}
        eyebrow={hero.eyebrow}
        title={<span className={`block ${styles.title}`}>{hero.heading}</span>}
        lead={texts.lead}
        trail={[{ label: hero.heading }]}
      >
        <ButtonLink to={hero.button.to} size="lg">
          {hero.button.label}
        </ButtonLink>
      </HeroDoor>
      <SectionNav sections={sectionLinks}>
        <Section id="minutes" labelledBy="minutes-title">
          <h2 id="minutes-title" className="text-title">
            {tenMinutes.heading}
          </h2>
          <ol className={`columns halves ruled below gap-y-0 ${styles.minutes}`}>
            {texts.steps.map(({ minute, text }) => (
              <li key={minute} className="grid">
                <p className={`numeral ${styles.minute}`}>
                  <span className="sr-only">{tenMinutes.unit} </span>
                  {minute}
                  {tenMinutes.sign && <span aria-hidden="true">{`\u200a${tenMinutes.sign}`}</span>}
                </p>
                <p className="measure text-lead">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section id="nerves" tone="bone" labelledBy="nerves-title">
          <div className="row apart mb-6">
            <h2 id="nerves-title" className="text-title">
              {nerves.heading}
            </h2>
            <ArrowLink to={nerves.tour.to}>{nerves.tour.label}</ArrowLink>
          </div>
          <div className="columns halves">
            <p className="text-loud">{first}</p>
            <div className="flow">
              {more.map((paragraph) => (
                <p key={paragraph} className="text-lead">
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        </Section>
        <section id="parking" aria-labelledby="parking-title" className="on-white">
          <div className={`relative ${styles.map}`}>
            <PlaceMap place={home} title={parking.mapTitle} />
          </div>
          <div className="shell">
            <div className={`on-white flow bleed text-large ${styles.plate}`}>
              <h2 id="parking-title" className="text-title">
                {parking.heading}
              </h2>
              {texts.parking.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {parking.board.length > 0 && (
                <dl className="ruled">
                  {parking.board.map(({ label, value }) => (
                    <div key={label} className="row apart">
                      <dt>{label}</dt>
                      <dd className="display text-head">{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <ButtonLink to={parking.directions.href} size="lg" icon="directions">
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
              className={`above beside bleed ${styles.bringPhoto}`}
            />
            <div>
              <h2 id="bring-title" className="text-title">
                {bring.heading}
              </h2>
              <ul className="ruled below">
                {bring.items.map(({ name, text }) => (
                  <li key={name} className="flex gap-4">
                    <Icon name="check" size={7} />
                    <div className="flow">
                      <h3 className="text-head">{name}</h3>
                      <p>{text}</p>
                    </div>
                  </li>
                ))}
              </ul>
              <p className="display text-head below">{bring.leave}</p>
            </div>
          </div>
        </Section>
        <section id="drop-ins" aria-labelledby="drop-ins-title" className="on-photo">
          <Picture photo={photos.visitors} sizes="100vw" className={`above ${styles.dropInsPhoto}`} />
          <div className="shell">
            <div className={`on-white flow bleed text-large ${styles.plate} ${styles.dropInsPlate}`}>
              <h2 id="drop-ins-title" className="text-title">
                {dropIns.heading}
              </h2>
              {[...dropIns.paragraphs, dropIns.visitors(formatStaffedWeek(hours))].map((paragraph) => (
                <p key={paragraph}>
                  <NoBreak text={paragraph} pattern={/(\S+-\S+|\d\S* [AP]M\S?)/} />
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
            <div className="stays flow fold">
              <h2 id="questions-title" className="text-title">
                {copy.questionsHeading}
              </h2>
              <p className="text-lead">{copy.questionsAsk}</p>
              <a href={phone.href} className="display figures text-head tap">
                {phone.display}
              </a>
              <div className="beside relative folds">
                <Picture photo={photos.entrance} sizes="(min-width: 64rem) 40vw, 100vw" className="cover" />
              </div>
            </div>
            <Questions items={questions} />
          </div>
        </Section>
      </SectionNav>
      <CallToAction
        title={copy.contact.heading}
        text={copy.contact.text(phone.display)}
        action={copy.contact.button}
        after="bone"
      />
    </>
  );
}
