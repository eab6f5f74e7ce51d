/** 'rig.jpg, 2.4 MB' */
export function describeFile({ name, size }: File): string {
  return `${name}, ${size < 1e6 ? `${Math.ceil(size / 1e3)} KB` : `${(size / 1e6).toFixed(1)} MB`}`;
}
