import type { Photo } from "#ui/pictures/picture-url.ts";
import { island } from "#ui/island.tsx";
import PhotoGridIsland, { type PhotoGridProps } from "./photo-grid.island.tsx";
import { wholeList } from "./photo-page.ts";

/** A list that goes on, six pictures at a time. */
export const GrowingPhotoGrid = island<PhotoGridProps>("gallery/photo-grid", PhotoGridIsland);

/** A few pictures that are all there is. */
export function PhotoGrid(
  props: Pick<PhotoGridProps, "hung" | "names" | "className"> & { photos: readonly Photo[] },
) {
  const { photos, ...looks } = props;
  return <GrowingPhotoGrid page={wholeList(photos)} {...looks} />;
}
