import type { Photo } from "#ui/pictures/picture-url.ts";
import { island } from "#ui/island.tsx";
import PhotoGridIsland, { type PhotoGridProps } from "./photo-grid.island.tsx";
import { wholeList } from "./photo-page.ts";

/** A paged list, six pictures at a time. */
export const PagedPhotoGrid = island<PhotoGridProps>("gallery/photo-grid", PhotoGridIsland);

/** A short list, complete. */
export function PhotoGrid(
  props: Pick<PhotoGridProps, "layout" | "names" | "className"> & { photos: readonly Photo[] },
) {
  const { photos, ...options } = props;
  return <PagedPhotoGrid page={wholeList(photos)} {...options} />;
}
