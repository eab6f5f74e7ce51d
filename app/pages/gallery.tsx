import { joinCall } from "#content/pages/home.ts";
import { galleryCategories, galleryCopy, renderedRooms } from "#content/pages/gallery.ts";
import { brand } from "#content/site.ts";
import { oneOf } from "#http/page-query.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { galleryPictures, sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeroNumeral } from "#app/heroes/hero-numeral.tsx";
import { categorySlug, TOUR_CATEGORY, pageParam, showParam } from "#app/gallery/photo-page.ts";
import { galleries, storedTour, tourTotal } from "#app/gallery/galleries.server.ts";
import { PagedPhotoGrid } from "#app/gallery/photo-grid.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Filter, Filters } from "#ui/forms/filters.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import type { Route } from "./+types/gallery";
import wallStyles from "#app/gallery/photo-wall.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [photoPage, inTour] = await Promise.all([
    galleries.gallery(query, context, (range) => range),
    storedTour().then((stored) => tourTotal(context, stored)),
  ]);
  const shipped = galleryPictures();
  const shippedIn = (category: string) => shipped.filter((photo) => photo.category === category).length;
  return {
    hero: sitePicture("hero-gallery"),
    everything: inTour + shipped.length,
    drawn: anyDrawn(photoPage.photos),
    filters: galleryCategories
      .map((category) => ({
        category,
        slug: categorySlug(category),
        count: shippedIn(category) + (category === TOUR_CATEGORY ? inTour : 0),
      }))
      .filter(({ count }) => count > 0),
    chosen: query.get("category"),
    photoPage,
  };
}

export const handle = {
  query: { category: oneOf(...galleryCategories.map(categorySlug)), show: showParam, page: pageParam },
  page: {
    title: pageTitle("Gallery"),
    description: galleryCopy.search,
    picture: "hero-gallery",
    sources: ["tour photos", "gallery photos"],
    loadingText: "Loading gallery...",
    paged: true,
  },
  jsonLd: ({ loaderData: { photoPage }, imageGallery }) => [
    imageGallery(`Gallery of ${brand.name}`, photoPage.photos),
  ],
} satisfies PageHandle<typeof loader>;

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { hero, everything, drawn, filters, chosen, photoPage } = loaderData;
  const { before, total, previous } = photoPage;
  return (
    <>
      <HeroNumeral
        side="right"
        photo={hero}
        eyebrow={galleryCopy.hero.eyebrow}
        title={<span className="text-mega">{galleryCopy.hero.heading}</span>}
        lead={drawn ? `${galleryCopy.hero.text} ${renderedRooms}` : galleryCopy.hero.text}
        trail={[{ label: "Gallery" }]}
      />
      <section id="photos" aria-label="Pictures" className="on-bone py-7">
        <div className="shell flow">
          {everything > 0 && (
            <Filters id="categories" label={galleryCopy.filterLabel}>
              <Filter
                to="/gallery#categories"
                current={chosen === null}
                label={galleryCopy.all}
                count={everything}
                unit={["picture", "pictures"]}
              />
              {filters.map(({ category, slug, count }) => (
                <Filter
                  key={slug}
                  to={`/gallery?category=${slug}#categories`}
                  current={chosen === slug}
                  label={category}
                  count={count}
                  unit={["picture", "pictures"]}
                />
              ))}
            </Filters>
          )}
          {before > 0 && previous && <ArrowLink to={`/gallery${previous}`}>Pictures 1–{before}</ArrowLink>}
          {total === 0 && <Notice title={galleryCopy.empty} />}
        </div>
        <PagedPhotoGrid
          page={photoPage}
          layout="wall"
          className={wallStyles.wall}
          more={{
            anchor: "photos",
            copy: { label: galleryCopy.more, loading: galleryCopy.loading, status: galleryCopy.showing },
            counted: true,
          }}
        />
      </section>
      <CallToAction
        title={joinCall.heading}
        text={joinCall.text}
        action={joinCall.primary}
        second={joinCall.secondary}
        after="bone"
      />
    </>
  );
}
