/** Who stands first among the trainers, in this order; as many as the gym likes. Sample people until it names its own. */
export const firstTrainers: readonly string[] = [
  "Casey Sample",
  "Jordan Sample",
  "Riley Demo",
  "Morgan Demo",
  "Taylor Example",
  "Avery Example",
];

/** Portraits filed under something else than the trainer's name: 'Morgan Demo' is 'coach-morgan.png'. */
export const specialPortraits: Readonly<Record<string, readonly string[]>> = {
  "Morgan Demo": ["coach-morgan"],
};
