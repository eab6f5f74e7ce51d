/** Visible part of a photo, in percent: across and down from the top left; closer is the zoom, 100 to MAX_ZOOM. */
export type Crop = { across: number; down: number; closer: number };

export const middle: Crop = { across: 50, down: 50, closer: 100 };

/** Aspect ratio of portraits, in pixels. */
export const PORTRAIT = { width: 800, height: 1000 };

export const MAX_ZOOM = 300;

/** The crop whose three numbers `read` returns. */
export function readCrop(read: (name: keyof Crop) => unknown): Crop {
  const number = (name: keyof Crop) => Math.round(Number(read(name)));
  return { across: number("across"), down: number("down"), closer: number("closer") };
}

export function isCrop({ across, down, closer }: Crop): boolean {
  const isBetween = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  return isBetween(across, 0, 100) && isBetween(down, 0, 100) && isBetween(closer, 100, MAX_ZOOM);
}

/** The crop in pixels of the original. */
export function cropArea(
  original: { width: number; height: number },
  shape: { width: number; height: number },
  { across, down, closer }: Crop,
) {
  const scale = Math.min(original.width / shape.width, original.height / shape.height) * (100 / closer);
  const width = Math.max(1, Math.round(shape.width * scale));
  const height = Math.max(1, Math.round(shape.height * scale));
  const left = Math.round(((original.width - width) * across) / 100);
  const top = Math.round(((original.height - height) * down) / 100);
  return { left, top, width, height };
}
