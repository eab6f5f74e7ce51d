import type { nutritionCopy } from "#content/programs/evo-nutrition.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { PagedPhotoGrid } from "#app/gallery/photo-grid.tsx";
import type { PhotoPage } from "#app/gallery/photo-page.ts";
import { Notice } from "#ui/notices/notice.tsx";

/** Photos from members; the page is null if they could not be read. */
export function NutritionGallery(props: {
  page: PhotoPage<Photo> | null;
  drawn: boolean;
  copy: typeof nutritionCopy.gallery;
}) {
  const { page, drawn, copy } = props;
  const { heading, text, textDrawn, empty, more: label, loading, status, errorTitle, errorText } = copy;
  return (
    <section id="kitchens" aria-labelledby="kitchens-title" className="flow">
      <h2 id="kitchens-title" className="text-title">
        {heading}
      </h2>
      {page && page.total > 0 && <p className="text-quiet">{drawn ? textDrawn : text}</p>}
      {page === null ? (
        <div data-behavior="toast" data-title={errorTitle} data-text={errorText}>
          <Notice title={errorTitle}>
            <p>{errorText}</p>
          </Notice>
        </div>
      ) : page.total === 0 ? (
        <Notice title={empty} />
      ) : (
        <PagedPhotoGrid
          page={page}
          more={{ anchor: "kitchens", copy: { label, loading, status }, counted: true }}
          column
        />
      )}
    </section>
  );
}
