/** Trainers who are listed first, in this order. */
export const firstTrainers: readonly string[] = [
  "Casey Sample",
  "Jordan Sample",
  "Riley Demo",
  "Morgan Demo",
  "Taylor Example",
  "Avery Example",
];

/** Portraits whose file name differs from the trainer's name. */
export const specialPortraits: Readonly<Record<string, readonly string[]>> = {
  "Morgan Demo": ["coach-morgan"],
};
