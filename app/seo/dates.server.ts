declare const __FILE_DATES__: Record<string, string> | undefined;

/** When each file last changed, as git knew at build time; empty where git could not tell (app/seo/file-dates.ts). */
const dates: Record<string, string> = typeof __FILE_DATES__ === "undefined" ? {} : __FILE_DATES__;

/** For 'media/film/hero.mp4'; undefined when unknown: better no date than a made-up one. */
export function fileDate(path: string): string | undefined {
  return dates[path];
}

/** For a route's id: the latest change of the page's file or of the words that it imports. */
export function pageDate(id: string): string | undefined {
  return dates[`app/${id}.tsx`];
}
