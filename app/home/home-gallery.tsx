import { homeGallery } from "#content/pages/gallery.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { PagedPhotoGrid } from "#app/gallery/photo-grid.tsx";
import type { PhotoPage } from "#app/gallery/photo-page.ts";
import { SectionHead } from "#ui/section-head.tsx";

/** Pictures of the building, six at a time. */
export function HomeGallery(props: {
  page: PhotoPage<Photo>;
  /** Some pictures are renderings. */
  drawn: boolean;
}) {
  const { page, drawn } = props;
  const { badge, heading, sentence, loading, more: label, status } = homeGallery;
  return (
    <section id="gallery" aria-labelledby="gallery-title" className="on-white py-section">
      <div className="shell">
        <SectionHead
          id="gallery-title"
          eyebrow={badge}
          title={heading}
          lead={sentence(page.total, drawn)}
          stack
        />
      </div>
      <PagedPhotoGrid
        page={page}
        more={{ anchor: "gallery", copy: { label, loading, status } }}
        className="relative above"
      />
    </section>
  );
}
