/** A picture of the gym's own in the place of one that the site ships with. */
export interface SitePictureTable {
  /** The shipped picture's name in media/site: 'hero-pricing'. */
  place: string;
  /** In the picture store: what is shown, and the whole photograph of which it is a part. */
  picture: string;
  original: string;
  alt: string;
  /** Which part it is: 0 is the left edge (or the top), 100 the other; of `closer`, 100 is as much as fits. */
  across: number;
  down: number;
  closer: number;
}
