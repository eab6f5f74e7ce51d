import { aboutCopy } from "#content/pages/about.ts";
import { people } from "#content/people.ts";
import { brand } from "#content/site.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { splitParagraphs } from "#domain/text.ts";
import { loadPortrait } from "#pictures/portraits.server.ts";
import { findGalleryPictures, sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { BigFact } from "#app/sections/big-fact.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { FounderProfiles } from "#app/about/founder-profiles.tsx";
import { HeroPlate } from "#app/heroes/hero-plate.tsx";
import { Mission } from "#app/sections/mission.tsx";
import { SectionNav } from "#app/frame/section-nav.tsx";
import { Paragraphs } from "#app/programs/about-program.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { Section } from "#ui/section.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { NoBreak } from "#ui/text/no-break.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import type { Route } from "./+types/about";
import styles from "./about.module.css";

const { hero, founders, story, timeline, values, building, mission, visit } = aboutCopy;

export async function loader({ context }: Route.LoaderArgs) {
  const { text } = context.get(gymContent);
  const portraits = await Promise.all(
    people.founders.map(({ name, portrait }) =>
      loadPortrait(context, { name, portrait, image: "portrait-placeholder" }),
    ),
  );
  return {
    photos: {
      hero: sitePicture("hero-about"),
      apron: sitePicture("about-apron"),
      chalk: findGalleryPictures(["chalk-prints"])[0] ?? sitePicture("tour-climbing"),
    },
    portraits,
    texts: {
      subtitle: text("about.subtitle"),
      search: text("about.search"),
      founders: text("about.founders"),
      story: splitParagraphs(text("about.story")),
      visit: text("about.visit"),
    },
  };
}

export const handle = {
  page: {
    title: pageTitle("About Us"),
    description: aboutCopy.search,
    picture: "hero-about",
    pictures: ["about-apron"],
    texts: ["about."],
  },
  description: ({ texts }) => texts.search,
} satisfies PageHandle<typeof loader>;

/** Years on phones until the visitor asks for all. */
const YEARS_ON_PHONES = 3;

/** Sections without content are left out. */
const missing = new Set([
  ...(people.founders.length === 0 ? ["founders"] : []),
  ...(timeline.entries.length === 0 ? ["years"] : []),
]);

const sectionLinks = [
  { id: "founders", label: "Founders" },
  { id: "story", label: story.mark },
  { id: "years", label: "Years" },
  { id: "values", label: "Values" },
  { id: "mission", label: "Mission" },
  { id: "building", label: "Building" },
].filter(({ id }) => !missing.has(id));

export default function About({ loaderData }: Route.ComponentProps) {
  const { photos, portraits, texts } = loaderData;
  const [size, ...facts] = building.facts;
  return (
    <>
      <HeroPlate
        photo={photos.hero}
        eyebrow={hero.badge}
        title={
          <>
            {`${hero.heading} `}
            <span className="unbroken">{brand.name}</span>
          </>
        }
        lead={texts.subtitle}
        trail={[{ label: "About Us" }]}
      />
      <SectionNav sections={sectionLinks}>
        {people.founders.length > 0 && (
          <FounderProfiles
            copy={{ ...founders, text: texts.founders }}
            people={people.founders.map((person, index) => ({ ...person, photo: portraits[index]! }))}
          />
        )}
        <Section id="story" labelledBy="story-title">
          <div className={`columns wide-first ${styles.story}`}>
            <SectionHead id="story-title" eyebrow={story.eyebrow} title={story.heading} stack />
            <Picture
              photo={photos.apron}
              sizes="(min-width: 64rem) 65vw, 100vw"
              className={`above beside bleed ${styles.storyPhoto}`}
            />
            <div className={styles.storyWords}>
              <Paragraphs texts={texts.story} />
            </div>
          </div>
        </Section>
        {timeline.entries.length > 0 && (
          <Section id="years" tone="ink" labelledBy="years-title">
            <div className="row apart">
              <h2 id="years-title" className="text-title">
                {timeline.heading}
              </h2>
              <p className="text-quiet">{timeline.note}</p>
            </div>
            <ol id="all-years" className={`tiles below fold ${styles.years}`}>
              {timeline.entries.map(({ year, text }, index) => (
                <li key={year} className={index < YEARS_ON_PHONES ? undefined : "folds"}>
                  <h3 className="figures number-2">{year}</h3>
                  <p>
                    <NoBreak text={text} pattern={/(\S+-\S+)/} />
                  </p>
                </li>
              ))}
              <li className="unfold">
                <ArrowLink to="#all-years">Show all years</ArrowLink>
              </li>
            </ol>
          </Section>
        )}
        <Section id="values" labelledBy="values-title">
          <h2 id="values-title" className="sign text-quiet">
            {values.heading}
          </h2>
          <ul className="ruled roomy below">
            {values.items.map(({ title, text }) => (
              <li key={title} className="columns halves items-center">
                <h3 className={`text-title ${styles.value}`}>{title}</h3>
                <p className="text-lead">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Mission
          id="mission"
          copy={{ eyebrow: mission.heading, heading: mission.text, text: mission.more, link: mission.link }}
          photo={photos.chalk}
        />
        <Section id="building" tone="bone" labelledBy="building-title" space="top">
          <h2 id="building-title" className="text-title">
            {building.heading}
          </h2>
          <Figures facts={facts} className="tiles-small barred below" />
          <RuledList items={building.notes} className="below" />
          {size && (
            <div className={`pt-section ${styles.size}`}>
              <BigFact value={size.figure} label={size.label} />
            </div>
          )}
        </Section>
      </SectionNav>
      <CallToAction
        title={visit.heading}
        text={texts.visit}
        action={visit.tour}
        second={visit.firstVisit}
        after="bone"
      />
    </>
  );
}
