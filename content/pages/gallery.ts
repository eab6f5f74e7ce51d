import { brand, facility } from "#content/site.ts";

export const galleryCategories = [
  "Facility Tour",
  "Programs",
  "Equipment",
  "Workouts",
  "Community",
  "Events",
] as const;

export const galleryCopy = {
  /** Meta description. */
  search: `Pictures of every corner of ${brand.name}: the rooms, the equipment, programs, workouts, community mornings and events.`,
  hero: {
    eyebrow: "All bays / Gallery",
    heading: "Gallery",
    text: "The rooms, the equipment and the workouts.",
  },
  filterLabel: "Show",
  all: "All pictures",
  showing: "Showing {shown} of {total} images",
  more: "Load More Photos",
  loading: "Loading gallery...",
  empty: "No pictures here yet. Come and see the place in person.",
} as const;

/** Of all pictures these are first, before the tour's rooms: people and close-ups, by their names in media/gallery. */
export const firstPictures = [
  "sofa-by-the-pole",
  "at-the-bay-door",
  "gloves-on-the-ropes",
  "murph-flag",
  "chalk-prints",
] as const;

export const homeGallery = {
  badge: "PHOTO GALLERY",
  heading: "Explore Every Corner",
  sentence: (pictures: number, drawn: boolean) =>
    `${pictures} ${drawn ? "pictures" : "photos"} of all ${facility.squareFeetText} sq ft: every rack, every mat, every shower.${drawn ? ` ${renderedRooms}` : ""}`,
  loading: "Loading gallery...",
  more: "Load More Photos ({more} more)",
  status: "{shown} of {total} images",
} as const;

/** Shown with rendered pictures. */
export const renderedRooms = "3D previews of our rooms. Photos coming soon.";
export const renderedPlaces = "3D previews of our routes. Photos coming soon.";
