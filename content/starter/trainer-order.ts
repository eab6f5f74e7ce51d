/** Trainers who are listed first, in this order. */
export const firstTrainers: readonly string[] = [];

/** Portraits whose file name differs from the trainer's name. */
export const specialPortraits: Readonly<Record<string, readonly string[]>> = {};
