import { basename } from "node:path";

/** 'photo-grid-tile' for .tile in photo-grid.module.css. Unique, since file names are (test/styles.test.ts). */
export function scopedName(local: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, "")}-${local}`;
}
