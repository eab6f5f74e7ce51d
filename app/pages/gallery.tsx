import { callBand } from "#content/pages/home.ts";
import { galleryCategories, galleryCopy, renderedRooms } from "#content/pages/gallery.ts";
import { brand } from "#content/site.ts";
import { oneOf, pageParam, showParam } from "#http/page-query.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { galleryPictures, sitePicture } from "#pictures/site-pictures.server.ts";
import { titled } from "#app/seo/page-facts.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallBand } from "#app/sections/call-band.tsx";
import { HeroNumeral } from "#app/heroes/hero-numeral.tsx";
import { categorySlug, TOUR } from "#app/gallery/categories.ts";
import { galleries, storedTour, tourTotal } from "#app/gallery/galleries.server.ts";
import { GrowingPhotoGrid } from "#app/gallery/photo-grid.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Filter, Filters } from "#ui/forms/filters.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import type { Route } from "./+types/gallery";
import styles from "./gallery.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [part, inTour] = await Promise.all([
    galleries.gallery(query, context, (whole) => whole),
    storedTour().then((stored) => tourTotal(context, stored)),
  ]);
  const shipped = galleryPictures();
  const shippedIn = (category: string) => shipped.filter((photo) => photo.category === category).length;
  return {
    hero: sitePicture("hero-gallery"),
    everything: inTour + shipped.length,
    drawn: anyDrawn(part.photos),
    filters: galleryCategories
      .map((category) => ({
        category,
        slug: categorySlug(category),
        count: shippedIn(category) + (category === TOUR ? inTour : 0),
      }))
      .filter(({ count }) => count > 0),
    chosen: query.get("category"),
    part,
  };
}

export const handle = {
  query: { category: oneOf(...galleryCategories.map(categorySlug)), show: showParam, page: pageParam },
  page: {
    title: titled("Gallery"),
    description: `Pictures of every corner of ${brand.name}: the rooms, the equipment, programs, workouts, community mornings and events.`,
    picture: "hero-gallery",
    told: ["tour photos", "gallery photos"],
    waiting: "Loading gallery...",
    paged: true,
  },
  things: ({ loaderData: { part }, galleryOf }) => [galleryOf(`Gallery of ${brand.name}`, part.photos)],
} satisfies PageHandle<typeof loader>;

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { hero, everything, drawn, filters, chosen, part } = loaderData;
  const { bay, sign } = eyebrowSign(galleryCopy.hero.eyebrow);
  const { before, total, previous } = part;
  return (
    <>
      <HeroNumeral
        photo={hero}
        bay={bay}
        sign={sign}
        title={galleryCopy.hero.heading}
        lead={drawn ? `${galleryCopy.hero.text} ${renderedRooms}` : galleryCopy.hero.text}
        numeral={everything}
        counted={galleryCopy.counts}
        trail={[{ label: "Gallery" }]}
      />
      <section id="photos" aria-label="Pictures" className={`on-ink py-band ${styles.photos}`}>
        <div className="shell flow">
          {everything > 0 && (
            <Filters id="categories" label={galleryCopy.filterLabel}>
              <Filter
                to="/gallery#categories"
                current={chosen === null}
                label={galleryCopy.all}
                count={everything}
                of="pictures"
              />
              {filters.map(({ category, slug, count }) => (
                <Filter
                  key={slug}
                  to={`/gallery?category=${slug}#categories`}
                  current={chosen === slug}
                  label={category}
                  count={count}
                  of="pictures"
                />
              ))}
            </Filters>
          )}
          {before > 0 && previous && <ArrowLink to={`/gallery${previous}`}>Pictures 1–{before}</ArrowLink>}
          {total === 0 && <Notice title={galleryCopy.empty} />}
        </div>
        <GrowingPhotoGrid
          page={part}
          hung="wall"
          more={{
            anchor: "photos",
            words: { label: galleryCopy.more, loading: galleryCopy.loading, status: galleryCopy.showing },
            counted: true,
          }}
        />
      </section>
      <CallBand
        title={callBand.heading}
        text={callBand.text}
        action={callBand.primary}
        second={callBand.secondary}
        after="ink"
      />
    </>
  );
}
