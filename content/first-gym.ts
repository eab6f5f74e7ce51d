/**
 * The gym that the texts were written for. If site.ts names another one, `gym doctor` lists the lines of content/ that
 * contain these words, except words that are also in the new gym's facts.
 */
export const firstGym = {
  name: "Evo Fitness",
  /** Tests compare texts and prices with the specification. Set to false for another gym. */
  asSpecified: true,
  postalCode: "45039",
  words: [
    "Evo",
    "EVO",
    "evofitness",
    "Maineville",
    "West Chester",
    "Warren County",
    "Little Miami",
    "Ohio",
    ", OH",
    "Eastern",
    "fire station",
  ] as readonly string[],
};
