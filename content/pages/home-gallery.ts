import { facility } from "#content/site.ts";

export const homeGallery = {
  badge: "PHOTO GALLERY",
  heading: "Explore Every Corner",
  sentence: (photos: number) =>
    `${photos} photos of all ${facility.squareFeetText} sq ft: every rack, every mat, every shower door.`,
  loading: "Loading gallery...",
  more: "Load More Photos ({more} more)",
  status: "{shown} of {total} photos",
} as const;
