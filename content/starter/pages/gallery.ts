import { brand } from "#content/site.ts";
import { galleryCopy as everyGym, homeGallery as homeOfEveryGym } from "../../pages/gallery.ts";

export { firstPictures, galleryCategories, renderedPlaces, renderedRooms } from "../../pages/gallery.ts";

export const galleryCopy = {
  ...everyGym,
  /** Meta description. */
  search: `Pictures of ${brand.name}: the rooms, the equipment and the people.`,
  hero: {
    eyebrow: "Pictures / Gallery",
    heading: "Gallery",
    text: "The rooms, the equipment and the people.",
  },
};

export const homeGallery = {
  ...homeOfEveryGym,
  badge: "PICTURES",
  heading: "See the place",
  sentence: (pictures: number, _drawn: boolean) =>
    `${pictures} pictures of our rooms and the people in them.`,
};
