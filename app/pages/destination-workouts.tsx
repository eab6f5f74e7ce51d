import { destinationCopy as copy } from "#content/pages/destination.ts";
import { sitePhoto } from "#photos/site-photos.server.ts";
import { titled } from "#app/found/page-facts.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import { RuledList } from "#app/bands/ruled-list.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import { signOf } from "#app/ui/sign.ts";
import type { Route } from "./+types/destination-workouts";

export function loader() {
  return { hero: sitePhoto("hero-destination-workouts"), photos: copy.gallery.map(sitePhoto) };
}

export const handle = {
  page: {
    title: titled("Destination Workouts"),
    description:
      "Weekly outdoor adventures in Warren County: hill runs, trail runs and stadium stairs. All speeds, a coach with the last person, first one free.",
    picture: "hero-destination-workouts",
    pictures: copy.gallery,
  },
  things: ({ loaderData: { photos }, galleryOf }) => [galleryOf("Outdoor workouts", photos)],
} satisfies PageHandle<typeof loader>;

export default function DestinationWorkouts({ loaderData }: Route.ComponentProps) {
  const { hero, photos } = loaderData;
  const { bay, sign } = signOf(copy.hero.eyebrow);
  return (
    <>
      <section className="on-photo hero-trailhead">
        <div className="cover">
          <Picture photo={hero} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />
        </div>
        <div aria-hidden="true" className="scrim" />
        <div className="shell trailhead-words">
          <div>
            <HeroTrail trail={[{ label: "Destination Workouts" }]} />
            <h1 className="trailhead-title">
              {copy.hero.heading.split(" ").map((word) => (
                <span key={word}>{word} </span>
              ))}
            </h1>
          </div>
          <div />
          <div className="trailhead-foot">
            <div>
              <Eyebrow bay={bay}>{sign}</Eyebrow>
              <p className="mt-3 text-lead">{copy.hero.text}</p>
            </div>
            <ButtonLink to={copy.button.to} size="lg">
              {copy.button.label}
            </ButtonLink>
          </div>
        </div>
      </section>
      <Band tone="white">
        <p className="display trail-intro">{copy.intro}</p>
      </Band>
      <section aria-labelledby="been-title" className="on-ink py-band">
        <h2 id="been-title" className="shell mb-10 text-title">
          {copy.galleryHeading}
        </h2>
        <div data-hand="reveal">
          <PhotoGrid photos={photos} className="trail-grid" />
        </div>
      </section>
      <Band tone="bone">
        <div className="trail-cards">
          {copy.cards.map(({ title, items }) => (
            <article key={title} className="trail-card">
              <h2 className="text-title">{title}</h2>
              <ul className="mt-6">
                {items.map(({ name, text }) => (
                  <li key={name}>
                    <h3 className="text-sub">{name}</h3>
                    <p className="mt-2 text-quiet">{text}</p>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </Band>
      <Band tone="white">
        <div className="trail-practical">
          <h2 className="mb-8 text-title">{copy.practical.heading}</h2>
          <div>
            <RuledList items={copy.practical.items} />
            <ButtonLink to={copy.button.to} size="lg" className="mt-10">
              {copy.button.label}
            </ButtonLink>
          </div>
        </div>
      </Band>
    </>
  );
}
