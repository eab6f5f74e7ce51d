/** Where this gym's pictures, films, icons and logo are. */
export const mediaFolder: string = "media";
export const publicFolder: string = "public";
/** Screenshots of the home page in the public folder, for the web app manifest. */
export const hasScreenshots: boolean = true;
