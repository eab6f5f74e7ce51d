type Founder = {
  name: string;
  title: string;
  /** Key in the picture store: "trainers/first-last.jpg". */
  portrait: string;
  short: string;
  bio: string[];
  expertise: string[];
};

/** Shown on /about and, if the section is on in pages-on.ts, on the home page. */
export const people = { founders: [] as readonly Founder[] };
