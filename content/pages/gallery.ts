import { facility } from "#content/site.ts";

export const galleryCategories = [
  "Facility Tour",
  "Programs",
  "Equipment",
  "Workouts",
  "Community",
  "Events",
] as const;

export const galleryCopy = {
  hero: {
    eyebrow: "All bays / Gallery",
    heading: "Gallery",
    text: "Rooms, chalk, early light and the marks people leave.",
  },
  /** Label of the count. */
  counts: "Pictures",
  filterLabel: "Show",
  all: "All pictures",
  showing: "Showing {shown} of {total} images",
  more: "Load More Photos",
  loading: "Loading gallery...",
  empty: "Nothing hangs here yet. Come and see the rooms themselves.",
} as const;

export const homeGallery = {
  badge: "PHOTO GALLERY",
  heading: "Explore Every Corner",
  sentence: (pictures: number, drawn: boolean) =>
    `${pictures} ${drawn ? "pictures" : "photos"} of all ${facility.squareFeetText} sq ft: every rack, every mat, every shower door.${drawn ? ` ${renderedRooms}` : ""}`,
  loading: "Loading gallery...",
  more: "Load More Photos ({more} more)",
  status: "{shown} of {total} images",
} as const;

/** Shown with rendered pictures. */
export const renderedRooms = "These rooms are drawn on a computer. Photographs follow.";
export const renderedPlaces = "These places are drawn on a computer. Photographs follow.";
