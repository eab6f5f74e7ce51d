import type { SampleFact } from "#content/sample.ts";

/** What `gym doctor` lists as not yet your own. Delete a line once it is done. */
const toWrite: SampleFact[] = [
  { where: "content/own/programs", what: "starter texts of the programs; times and plans are missing" },
  { where: "content/own/pages/about.ts", what: "starter texts about how you train and what you believe" },
  { where: "content/own/pages/home.ts", what: "starter texts of the home page" },
  { where: "content/own/pages/first-visit.ts", what: "starter texts and answers for newcomers" },
  {
    where: "content/own/pages/careers.ts",
    what: "starter positions and offers; turn /careers off if you are not hiring",
  },
  { where: "content/own/pages/contact.ts", what: "the offer of a free first talk with a coach" },
  { where: "content/own/pages/legal.ts", what: "texts read by your lawyer" },
  {
    where: "content/own/pages/partners.ts",
    what: "kinds of help instead of your partners; turn /partners off if you have none",
  },
  { where: "content/own/pages/stories.ts", what: "the page asks for stories and has none yet" },
  {
    where: "content/own/pages/destination.ts",
    what: "starter texts about workouts outside; turn /destination-workouts off if you have none",
  },
  { where: "content/own/people.ts", what: "who runs the gym" },
  {
    where: "content/own/site.ts",
    what: "mission, founding year, coordinates, social links, facts about the building",
  },
];

export function contentSampleFacts(): SampleFact[] {
  return toWrite;
}
