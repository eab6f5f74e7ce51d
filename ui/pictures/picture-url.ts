/** The widths that the server encodes. It refuses others, so that nobody can trigger unlimited work. */
export const WIDTHS = [160, 320, 480, 640, 780, 960, 1280, 1440, 1600, 1920] as const;
const FORMATS = ["avif", "webp", "jpeg"] as const;

/** The widths in a srcset. Fewer than WIDTHS: less markup, better caching. */
const OFFERED = [320, 480, 780, 1280, 1600, 1920] as const;

export type PhotoWidth = (typeof WIDTHS)[number];
export type PhotoFormat = (typeof FORMATS)[number];

export type Photo = {
  key: string;
  /** Short content hash; empty when unknown. */
  version: string;
  width: number;
  height: number;
  alt: string;
  /** A data: URL of a few dozen bytes, or empty. */
  placeholder: string;
  /** The file does not exist: nothing is rendered. */
  missing?: true;
};

type Size = { width: PhotoWidth; format: PhotoFormat; version?: string | undefined };

/** URL of an original file: film, panorama, SVG. */
export function fileUrl(key: string, version?: string) {
  const path = key.split("/").map(encodeURIComponent).join("/");
  return `/media/${path}${version ? `?v=${version}` : ""}`;
}

export function photoUrl(key: string, { width, format, version }: Size) {
  return `${fileUrl(key)}?w=${width}&f=${format}${version ? `&v=${version}` : ""}`;
}

/** The widths for a srcset, none wider than the picture. */
export function offeredWidths(width: number): PhotoWidth[] {
  const steps = OFFERED.filter((step) => step <= width);
  return steps.length > 0 ? steps : [OFFERED[0]];
}

export function photoSrcSet(photo: Pick<Photo, "key" | "version" | "width">, format: PhotoFormat) {
  const { key, version } = photo;
  return offeredWidths(photo.width)
    .map((width) => `${photoUrl(key, { width, format, version })} ${Math.min(width, photo.width)}w`)
    .join(", ");
}

/** Medium JPEG for the src attribute. */
export function photoFallbackUrl(photo: Pick<Photo, "key" | "version" | "width">) {
  const steps = offeredWidths(photo.width).filter((step) => step <= 780);
  return photoUrl(photo.key, { width: steps.at(-1) ?? 320, format: "jpeg", version: photo.version });
}

export function isWidth(value: number): value is PhotoWidth {
  return (WIDTHS as readonly number[]).includes(value);
}

export function isFormat(value: string): value is PhotoFormat {
  return (FORMATS as readonly string[]).includes(value);
}
