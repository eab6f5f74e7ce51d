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
  filterLabel: "Show",
  all: "All photos",
  showing: "Showing {shown} of {total} images",
  more: "Load More Photos",
  loading: "Loading gallery...",
  empty: "No photos in this category yet.",
} as const;
