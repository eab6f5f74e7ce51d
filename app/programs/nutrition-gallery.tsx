import { useEffect } from "react";
import type { Photo } from "#photos/photo-url.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Skeletons } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { LoadMore, useLoadMore } from "#app/gallery/load-more.tsx";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import type { PhotoPage } from "#app/gallery/photo-page.ts";

type Words = {
  heading: string;
  text: string;
  empty: string;
  more: string;
  loading: string;
  status: (shown: number, total: number) => string;
  errorTitle: string;
  errorText: string;
};

const STEP = 6;

/** What members sent in from their kitchens; null when the pictures could not be read. */
export function NutritionGallery({ page, words }: { page: PhotoPage<Photo> | null; words: Words }) {
  const failed = page === null;
  const { errorTitle, errorText } = words;
  useEffect(() => {
    if (failed) showToast({ title: errorTitle, text: errorText, kind: "error" });
  }, [failed, errorTitle, errorText]);

  return (
    <section id="kitchens" aria-labelledby="kitchens-title">
      <h2 id="kitchens-title" className="text-head">
        {words.heading}
      </h2>
      <p className="mt-3 mb-6 text-quiet">{words.text}</p>
      {page === null ? (
        <Notice title={errorTitle}>
          <p>{errorText}</p>
        </Notice>
      ) : page.total === 0 ? (
        <Notice title={words.empty} />
      ) : (
        <Grid page={page} words={words} />
      )}
    </section>
  );
}

function Grid({ page, words }: { page: PhotoPage<Photo>; words: Words }) {
  const { photos, next, shown, total } = page;
  const { busy } = useLoadMore(next);
  return (
    <>
      <PhotoGrid photos={photos} total={total} className="kitchen-grid" />
      {busy && (
        <Skeletons
          count={STEP}
          label={words.loading}
          className="mt-1 grid grid-cols-2 gap-1 md:grid-cols-3"
          itemClassName="aspect-4/3"
        />
      )}
      <LoadMore
        query={next}
        anchor="kitchens"
        label={words.more}
        loading={words.loading}
        status={words.status(shown, total)}
        className="mt-6"
      />
    </>
  );
}
