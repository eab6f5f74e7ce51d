/** Where this gym's pictures, films, icons and logo are. */
export const mediaFolder: string = "content/own/media";
export const publicFolder: string = "content/own/public";
/** Screenshots of the home page in the public folder, for the web app manifest. */
export const hasScreenshots: boolean = false;
