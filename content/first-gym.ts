/**
 * The gym that the texts were written for. While site.ts names another one, `gym doctor` lists each line of content/ that
 * still has one of these words; a word that the gym's own facts have as well is its own.
 */
export const firstGym = {
  name: "Evo Fitness",
  /** While its wording, programs, hours and prices are the specification's, tests hold them to it. Yours are not: false. */
  asSpecified: true,
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
  ],
} as const;
