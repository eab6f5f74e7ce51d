import { Link } from "react-router";
import { callBand } from "#content/pages/home.ts";
import { galleryCategories, galleryCopy } from "#content/pages/gallery.ts";
import { pageMeta } from "#content/pages/page-meta.ts";
import { database } from "#data/store/database.server.ts";
import { attempt } from "#data/request/freshness.server.ts";
import { oneOf, showParam } from "#data/request/page-query.ts";
import { countTourImages, readTourImages } from "#data/tour-images.server.ts";
import { photosOf } from "#photos/photo-index.server.ts";
import { galleryPhotos, sitePhoto } from "#photos/site-photos.server.ts";
import { CallBand } from "#app/bands/call-band.tsx";
import { HeroNumeral } from "#app/heroes/hero-numeral.tsx";
import { LoadMore, useLoadMore } from "#app/gallery/load-more.tsx";
import { photoPart } from "#app/gallery/photo-page.ts";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import { useGathered } from "#app/gallery/use-gathered.ts";
import { ArrowLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { signOf } from "#app/ui/sign.ts";
import type { Route } from "./+types/gallery";

/** The category of the photographs that the gym keeps in its store. */
const TOUR = "Facility Tour";
const slugOf = (category: string) => category.toLowerCase().replaceAll(" ", "-");

export const handle = {
  query: {
    category: oneOf(...galleryCategories.map(slugOf)),
    show: showParam,
    page: oneOf("2", "3", "4", "5", "6", "7", "8", "9"),
  },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const chosen = query.get("category");
  const tourPhotos = (await attempt(context, "tour photos", () => countTourImages(database()))) ?? 0;
  const shipped = galleryPhotos();
  // The tour's photographs come first, then those that come with the site.
  const inTour = chosen === null || chosen === slugOf(TOUR) ? tourPhotos : 0;
  const after = shipped.filter(({ category }) => chosen === null || slugOf(category) === chosen);
  const part = photoPart(inTour + after.length, query, chosen ?? "all");
  const fromTour = await attempt(context, "tour photos", async () =>
    photosOf(await readTourImages(database(), { ...part, shown: Math.min(part.shown, inTour) })),
  );
  const fromShipped = after.slice(Math.max(0, part.before - inTour), Math.max(0, part.shown - inTour));
  return {
    hero: sitePhoto("hero-gallery"),
    everything: tourPhotos + shipped.length,
    filters: galleryCategories.map((category) => ({
      category,
      slug: slugOf(category),
      count:
        shipped.filter((photo) => photo.category === category).length + (category === TOUR ? tourPhotos : 0),
    })),
    chosen,
    part: {
      ...part,
      photos: [
        ...(fromTour ?? []).filter((photo) => photo !== null),
        ...fromShipped.map(({ photo }) => photo),
      ],
    },
  };
}

export function meta() {
  const { title, description } = pageMeta["/gallery"];
  return [{ title }, { name: "description", content: description }];
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { hero, everything, filters, chosen, part } = loaderData;
  const { photos, before } = useGathered(part);
  const { start } = useLoadMore(part.next);
  const { bay, sign } = signOf(galleryCopy.hero.eyebrow);
  const showing = galleryCopy.showing(part.shown, part.total);
  return (
    <>
      <HeroNumeral
        photo={hero}
        bay={bay}
        sign={sign}
        title={galleryCopy.hero.heading}
        lead={galleryCopy.hero.text}
        numeral={String(everything)}
        trail={[{ label: "Gallery" }]}
      />
      <section id="photos" aria-label="Photos" className="on-white gallery-band">
        <div className="shell">
          <nav aria-label={galleryCopy.filterLabel} className="filters">
            <Filter to="/gallery" current={chosen === null} label={galleryCopy.all} count={everything} />
            {filters.map(({ category, slug, count }) => (
              <Filter
                key={slug}
                to={`/gallery?category=${slug}`}
                current={chosen === slug}
                label={category}
                count={count}
              />
            ))}
          </nav>
          <p className="figures mt-6 mb-6 text-quiet">{showing}</p>
          {before > 0 && part.previous && (
            <ArrowLink to={`/gallery${part.previous}`} className="mb-6">
              Photos 1 to {before}
            </ArrowLink>
          )}
          {part.total === 0 && <Notice title={galleryCopy.empty} />}
        </div>
        <PhotoGrid photos={photos} total={part.total} before={before} onNearEnd={start} />
        <LoadMore
          query={part.next}
          anchor="photos"
          label={galleryCopy.more}
          loading={galleryCopy.loading}
          status={showing}
          className="shell mt-10 text-center"
        />
      </section>
      <CallBand
        title={callBand.heading}
        text={callBand.text}
        action={callBand.primary}
        second={callBand.secondary}
      />
    </>
  );
}

function Filter(props: { to: string; current: boolean; label: string; count: number }) {
  const { to, current, label, count } = props;
  return (
    <Link to={to} preventScrollReset aria-current={current ? "true" : undefined}>
      {label}
      <span className="figures">
        <span className="sr-only">, photos: </span>
        {count}
      </span>
    </Link>
  );
}
