/** More than any photograph has that a site can use. What is larger is never read: it would fill the memory. */
export const MOST_PICTURE_BYTES = 50 * 1024 * 1024;

/** '700 MB' */
export function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
