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
  /** Above how many there are. */
  counts: "Pictures",
  filterLabel: "Show",
  all: "All pictures",
  showing: "Showing {shown} of {total} images",
  more: "Load More Photos",
  loading: "Loading gallery...",
  empty: "Nothing hangs here yet. Come and see the rooms themselves.",
} as const;
