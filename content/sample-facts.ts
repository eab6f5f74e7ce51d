import "./about.ts";
import "./boxing.ts";
import "./jiu-jitsu.ts";
import "./nutrition-facts.ts";
import "./partners.ts";
import "./people.ts";
import "./site.ts";
import "./sports-performance.ts";
import "./stories.ts";
import { markedFacts, type SampleFact } from "./sample.ts";

/** Promises in the texts that only the gym can confirm. Strike a line out once it is true. */
const promisesToConfirm: SampleFact[] = [
  { where: "content/jiu-jitsu.ts", what: "loaner gi during the free weeks; what each membership includes" },
  { where: "content/programs.ts", what: "free skills check for Mayhem; retests every 6 and 12 weeks" },
  {
    where: "content/first-visit.ts",
    what: "40 and 20 parking spaces, accessible shower and bathroom, towels",
  },
  { where: "content/first-visit.ts", what: "no sign-up fee, monthly notice, ages for night access" },
  { where: "content/careers.ts", what: "pay, benefits and the steps of an application" },
  { where: "content/destination.ts", what: "Saturdays at 7 AM, first outdoor workout free" },
  { where: "content/sports-performance.ts", what: "equipment of the hall, free baseline, make-up sessions" },
  { where: "content/classes.ts", what: "hours of all classes but boxing and jiu-jitsu" },
  { where: "content/legal.ts", what: "texts read by the gym's lawyer; camera recordings kept 30 days" },
];

/** Everything in content/ that is still sample, for `gym doctor`. */
export function contentSampleFacts(): SampleFact[] {
  return [...markedFacts(), ...promisesToConfirm];
}
