/**
 * What this site has. A page that is off has no address, menu entry, link or line in the sitemap. Pages of programs follow
 * the list in programs/; /, /programs, /contact and the legal pages are always on. What is on here can also be turned off at
 * the desk, which changes the site at once.
 */
export const pages = {
  "/about": true,
  "/trainers": true,
  "/partners": true,
  "/careers": true,
  "/pricing": true,
  "/schedule": true,
  "/virtual-tour": true,
  "/gallery": true,
  "/destination-workouts": true,
  "/events": true,
  "/first-visit": true,
  "/stories": true,
};

/**
 * Sections of the home page. A section about a page of its own is off if that page is off. `murph` is also the film on
 * /events.
 */
export const homeSections = {
  murph: true,
  about: true,
  founders: true,
  mission: true,
  why: true,
  numbers: true,
  tour: true,
  gallery: true,
  testimonials: true,
};
