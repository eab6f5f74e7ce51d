import { renderedRooms } from "#content/renderings.ts";
import { facility } from "#content/site.ts";

export const homeGallery = {
  badge: "PHOTO GALLERY",
  heading: "Explore Every Corner",
  sentence: (pictures: number, drawn: boolean) =>
    `${pictures} ${drawn ? "pictures" : "photos"} of all ${facility.squareFeetText} sq ft: every rack, every mat, every shower door.${drawn ? ` ${renderedRooms}` : ""}`,
  loading: "Loading gallery...",
  more: "Load More Photos ({more} more)",
  status: "{shown} of {total} images",
} as const;
