import type { Family } from "#cli/command.ts";
import { add } from "./photos-add.ts";
import { list } from "./photos-list.ts";
import { order } from "./photos-order.ts";
import { place, places } from "./photos-place.ts";
import { remove } from "./photos-remove.ts";

export const photos: Family = {
  summary: "The pictures that the gym changes: the tour, nutrition, trainers.",
  about:
    "tour: numbered pictures of the home page's gallery, the tour and the gallery page, in an order of your own. " +
    "nutrition: the community gallery of the nutrition page, by name. " +
    "trainers: one portrait each, found by the trainer's name. " +
    "Pictures of the design: a photograph of your own in the place of each.",
  commands: { add, list, remove, order, place, places },
};
