import { renderedPlaces } from "#content/pages/gallery.ts";
import { destinationCopy as copy } from "#content/pages/destination.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import { TopScrim } from "#ui/pictures/top-scrim.tsx";
import type { Route } from "./+types/destination-workouts";
import wallStyles from "#app/gallery/photo-wall.module.css";
import scrimStyles from "#ui/pictures/corner-scrim.module.css";
import styles from "./destination-workouts.module.css";

export function loader() {
  const photos = copy.gallery.map(sitePicture);
  return { hero: sitePicture("hero-destination-workouts"), photos, drawn: anyDrawn(photos) };
}

export const handle = {
  page: {
    title: pageTitle("Destination Workouts"),
    description: copy.search,
    picture: "hero-destination-workouts",
    pictures: copy.gallery,
  },
  jsonLd: ({ loaderData: { photos }, imageGallery }) =>
    photos.length > 0 ? [imageGallery("Outdoor workouts", photos)] : [],
} satisfies PageHandle<typeof loader>;

export default function DestinationWorkouts({ loaderData }: Route.ComponentProps) {
  const { hero, photos, drawn } = loaderData;
  return (
    <>
      <section className={`on-photo grid ${styles.hero}`}>
        <Picture photo={hero} sizes={TALL_ON_PHONES} priority className={`cover ${styles.photo}`} />
        <Scrim className={scrimStyles.corner} />
        <TopScrim />
        <div className={`shell grid pb-5 ${styles.words}`}>
          <div className="column justify-between">
            <HeroTrail trail={[{ label: "Destination Workouts" }]} />
            <div className="below">
              <Eyebrow text={copy.hero.eyebrow} />
              <h1 className={`grid ${styles.title}`}>
                {copy.hero.heading.split(" ").map((word) => (
                  <span key={word}>{`${word} `}</span>
                ))}
              </h1>
            </div>
          </div>
          <div className="flow">
            <p className="measure text-lead">{copy.hero.text}</p>
            <ButtonLink to={copy.button.to} size="lg">
              {copy.button.label}
            </ButtonLink>
          </div>
        </div>
      </section>
      <Section tone="white">
        <div className="columns">
          <dl className="ruled">
            {copy.board.map(({ label, value }) => (
              <div key={label} className="row apart">
                <dt className="text-quiet">{label}</dt>
                <dd className="display figures text-head">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="flow">
            <p className="display text-title column">
              {copy.intro.map((place) => (
                <span key={place}>{place} </span>
              ))}
            </p>
            <p className="text-lead">{copy.introMore}</p>
          </div>
        </div>
      </Section>
      {photos.length > 0 && (
        <section aria-labelledby="been-title" className="on-ink py-section">
          <div className="shell">
            <SectionHead
              id="been-title"
              title={copy.galleryHeading}
              lead={drawn ? renderedPlaces : undefined}
            />
          </div>
          <div data-behavior="reveal">
            <PhotoGrid
              photos={photos}
              layout="wall"
              names={copy.galleryNames}
              className={`${wallStyles.wall} ${styles.trail}`}
            />
          </div>
        </section>
      )}
      <Section tone="bone">
        <div className="columns halves">
          {copy.cards.map(({ title, items }) => (
            <article key={title} aria-label={title} className="barred flow">
              <h2 className="text-head">{title}</h2>
              <ul className="lined">
                {items.map(({ name, text }) => (
                  <li key={name} className="flow">
                    <h3 className="text-sub">{name}</h3>
                    <p className="text-large">{text}</p>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </Section>
      <Section tone="white">
        <div className="columns">
          <h2 className="text-title">{copy.practical.heading}</h2>
          <RuledList items={copy.practical.items} className="text-large" />
        </div>
      </Section>
      <CallToAction title={copy.call.heading} text={copy.call.text} action={copy.button} />
    </>
  );
}
