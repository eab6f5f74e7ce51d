import type { Photo } from "#photos/photo-url.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { LoadMore, useLoadMore } from "#app/gallery/load-more.tsx";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import type { PhotoPage } from "#app/gallery/photo-page.ts";
import { useGathered } from "#app/gallery/use-gathered.ts";

/** The photographs of the building: six, and six more at a time. */
export function HomeGallery(props: {
  page: PhotoPage<Photo>;
  words: {
    badge: string;
    heading: string;
    sentence: (photos: number) => string;
    loading: string;
    more: (remaining: number) => string;
  };
}) {
  const { page, words } = props;
  const { photos, before } = useGathered(page);
  const { start } = useLoadMore(page.next);
  return (
    <section id="gallery" aria-labelledby="gallery-title" className="on-white gallery-band">
      <div className="shell">
        <Eyebrow className="mb-4">{words.badge}</Eyebrow>
        <h2 id="gallery-title" className="text-title">
          {words.heading}
        </h2>
        {page.total > 0 && <p className="band-lead mt-6">{words.sentence(page.total)}</p>}
      </div>
      <PhotoGrid photos={photos} total={page.total} before={before} onNearEnd={start} className="mt-10" />
      <div className="shell">
        <LoadMore
          query={page.next}
          anchor="gallery"
          label={words.more(page.total - page.shown)}
          loading={words.loading}
          status={`${page.shown} of ${page.total} photos`}
          className="mt-10 text-center"
        />
      </div>
    </section>
  );
}
