import type { Photo } from "#ui/pictures/picture-url.ts";
import { GrowingPhotoGrid } from "#app/gallery/photo-grid.tsx";
import type { PhotoPage } from "#app/gallery/photo-page.ts";
import { SectionHead } from "#ui/section-head.tsx";

/** The pictures of the building: six, and six more at a time. */
export function HomeGallery(props: {
  page: PhotoPage<Photo>;
  /** Some of them are no photographs. */
  drawn: boolean;
  words: {
    badge: string;
    heading: string;
    sentence: (pictures: number, drawn: boolean) => string;
    loading: string;
    more: string;
    status: string;
  };
}) {
  const { page, drawn, words } = props;
  const { badge, heading, sentence, loading, more: label, status } = words;
  return (
    <section id="gallery" aria-labelledby="gallery-title" className="on-white py-section">
      <div className="shell">
        <SectionHead
          id="gallery-title"
          sign={badge}
          title={heading}
          lead={sentence(page.total, drawn)}
          stack
        />
      </div>
      <GrowingPhotoGrid page={page} more={{ anchor: "gallery", words: { label, loading, status } }} />
    </section>
  );
}
