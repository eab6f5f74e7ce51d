/** '436 KB', '2.4 MB'. A phone's file names, such as IMG_0001.jpg, mean nothing to people. */
export function formatSize({ size }: File): string {
  return size < 1e6 ? `${Math.ceil(size / 1e3)} KB` : `${(size / 1e6).toFixed(1)} MB`;
}
