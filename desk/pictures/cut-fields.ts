import type { Crop } from "#ui/pictures/crop.ts";

/** What the sliders of a cut-form.tsx have sent. */
export function cutIn(fields: FormData): Crop {
  const number = (name: keyof Crop) => Math.round(Number(fields.get(name)));
  return { across: number("across"), down: number("down"), closer: number("closer") };
}
