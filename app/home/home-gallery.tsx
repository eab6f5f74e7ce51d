import type { Photo } from "#photos/photo-url.ts";
import { GrowingPhotoGrid } from "#app/gallery/photo-grid.tsx";
import type { PhotoPage } from "#app/gallery/photo-page.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";

/** The pictures of the building: six, and six more at a time. */
export function HomeGallery(props: {
  page: PhotoPage<Photo>;
  words: {
    badge: string;
    heading: string;
    sentence: (photos: number) => string;
    loading: string;
    more: string;
    status: string;
  };
}) {
  const { page, words } = props;
  const { badge, heading, sentence, loading, more: label, status } = words;
  return (
    <section id="gallery" aria-labelledby="gallery-title" className="on-white gallery-band">
      <div className="shell">
        <Eyebrow className="mb-4">{badge}</Eyebrow>
        <h2 id="gallery-title" className="text-title">
          {heading}
        </h2>
        {page.total > 0 && <p className="band-lead mt-6 mb-10">{sentence(page.total)}</p>}
      </div>
      <GrowingPhotoGrid page={page} more={{ anchor: "gallery", words: { label, loading, status } }} />
    </section>
  );
}
