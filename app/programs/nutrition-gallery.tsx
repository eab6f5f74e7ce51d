import type { Photo } from "#ui/pictures/picture-url.ts";
import { GrowingPhotoGrid } from "#app/gallery/photo-grid.tsx";
import type { PhotoPage } from "#app/gallery/photo-page.ts";
import { Notice } from "#ui/notices/notice.tsx";

type Words = {
  heading: string;
  text: string;
  /** While they are no photographs. */
  textDrawn: string;
  empty: string;
  more: string;
  loading: string;
  status: string;
  errorTitle: string;
  errorText: string;
};

/** What members sent in from their kitchens; null when the pictures could not be read. */
export function NutritionGallery(props: { page: PhotoPage<Photo> | null; drawn: boolean; words: Words }) {
  const { page, drawn, words } = props;
  const { heading, text, textDrawn, empty, more: label, loading, status, errorTitle, errorText } = words;
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
        <GrowingPhotoGrid
          page={page}
          more={{ anchor: "kitchens", words: { label, loading, status }, counted: true }}
          column
        />
      )}
    </section>
  );
}
