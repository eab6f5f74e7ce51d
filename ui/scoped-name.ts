import { basename } from "node:path";

/** 'photo-grid-tile' for .tile of photo-grid.module.css: file names are unique (test/house.test.ts), so these are too. */
export function scopedName(local: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, "")}-${local}`;
}
