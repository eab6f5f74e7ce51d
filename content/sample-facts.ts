import "#content/pages/about.ts";
import "#content/pages/partners.ts";
import "#content/people.ts";
import "#content/programs/programs.ts";
import "#content/site.ts";
import "#content/sports/sports-performance.ts";
import "#content/pages/stories.ts";
import { markedFacts, type SampleFact } from "./sample.ts";

/** Promises that only the gym can confirm. Delete a line once it is confirmed. */
const promisesToConfirm: SampleFact[] = [
  {
    where: "content/programs/apex-jiu-jitsu.ts",
    what: "loaner gi during the free weeks; what each membership includes",
  },
  { where: "content/programs/evo-mayhem.ts", what: "free skills check; retests every 12 weeks" },
  { where: "content/programs/sports-performance.ts", what: "retests every six weeks" },
  {
    where: "content/pages/first-visit.ts",
    what: "40 and 20 parking spaces, accessible shower and bathroom, towels",
  },
  { where: "content/pages/first-visit.ts", what: "no sign-up fee, monthly notice, ages for night access" },
  { where: "content/pages/careers.ts", what: "pay, benefits and the steps of an application" },
  { where: "content/pages/destination.ts", what: "Saturdays at 7 AM, first outdoor workout free" },
  {
    where: "content/sports/sports-performance.ts",
    what: "equipment of the hall, free baseline, make-up sessions",
  },
  { where: "content/programs", what: "hours of all classes but boxing and jiu-jitsu" },
  { where: "content/programs", what: "lengths, blocks of weeks, equipment and what happens in a session" },
  { where: "content/sports", what: "what is measured, and batting cages by the half hour" },
  { where: "content/pages/events.ts", what: "eight weeks of preparation for the Murph Challenge" },
  { where: "content/pages/legal.ts", what: "texts read by the gym’s lawyer" },
  {
    where: "content/pages/privacy.ts",
    what: "text read by the gym’s lawyer; camera recordings kept 30 days",
  },
];

/** All sample facts in content/, for `gym doctor`. */
export function contentSampleFacts(): SampleFact[] {
  return [...markedFacts(), ...promisesToConfirm];
}
