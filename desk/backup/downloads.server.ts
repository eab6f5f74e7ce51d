let underway = 0;

export const isDownloading = () => underway > 0;

/** Counts a download until the returned function is called. */
export function beginDownload(): () => void {
  underway += 1;
  return () => (underway -= 1);
}
