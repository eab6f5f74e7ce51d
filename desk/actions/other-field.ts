// A list of choices has a second field for a value that it does not offer.

/** Ends the name of that field. */
export const OTHER = "~other";

/** Replaces the choices of a posted form with the other values that were typed. */
export function takeOtherValues(fields: FormData): void {
  for (const [name, value] of [...fields].filter(([one]) => one.endsWith(OTHER))) {
    if (value !== "") fields.set(name.slice(0, -OTHER.length), value);
    fields.delete(name);
  }
}
