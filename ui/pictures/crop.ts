/** Which part of a photograph is shown, in hundredths: 0 left or top, 100 right or foot; closer 100 is all that fits. */
export type Crop = { across: number; down: number; closer: number };

export const middle: Crop = { across: 50, down: 50, closer: 100 };

/** The shape in which portraits are shown. */
export const PORTRAIT = { width: 800, height: 1000 };

export const MOST_CLOSER = 300;

export function isCrop({ across, down, closer }: Crop): boolean {
  const within = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  return within(across, 0, 100) && within(down, 0, 100) && within(closer, 100, MOST_CLOSER);
}

/** In pixels of the whole. */
export function cropArea(
  whole: { width: number; height: number },
  shape: { width: number; height: number },
  { across, down, closer }: Crop,
) {
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height) * (100 / closer);
  const width = Math.max(1, Math.round(shape.width * scale));
  const height = Math.max(1, Math.round(shape.height * scale));
  const left = Math.round(((whole.width - width) * across) / 100);
  const top = Math.round(((whole.height - height) * down) / 100);
  return { left, top, width, height };
}
