import { programPictures, type Program } from "./program.ts";
import { range } from "#domain/text.ts";
import { contactAbout } from "#content/subjects.ts";

export const program: Program = {
  slug: "small-group-training",
  title: "Small Group Training",
  order: 4,
  iconName: "Users",
  ...programPictures("small-group-training"),
  gallery: ["program-small-group-training", "program-small-group-training-2"],
  description:
    "Three or four people, one coach, one hour. Most of the attention of personal training, shared with friends or with people at your level.",
  paragraphs: [
    "Small group training sits between a class and a personal session. Three or four people train together at a fixed time with one coach, who knows everyone’s goals and everyone’s bad shoulder. You use your own weights on a shared plan, so a runner and a new mom can share the same rack.",
    "Bring your own group: two couples, four coworkers, three sisters. Or tell us your schedule and your level, and we’ll match you. Groups keep the same time and the same coach for eight weeks, which is what keeps people coming. It’s hard to sleep in when three people are waiting for you at six.",
    "The first week is an assessment: how you hinge, squat, push, pull and carry, and what to be careful with. Weeks two to seven are strength twice a week, with short conditioning at the end. In week eight you repeat week one and compare your results. Then the group decides whether to keep going. Most do.",
  ],
  newcomers:
    "This is often the easiest way to start. You have company, so you’re never the center of attention. You have a coach within arm’s reach, so you learn it right. And it costs a lot less than one-on-one training.",
  linkLabel: "See the eight weeks",
  fact: { figure: range(3, 4), label: "people" },
  action: { label: "Contact Us", to: contactAbout("small-group-training") },
  interest: "Group Classes",
  locations: ["Maineville", "West Chester"],
  plans: ["Small Group Training (3-4 People)"],
  pace: {
    heading: "Eight weeks, one coach, the same hour",
    weeks: 8,
    parts: [
      { value: "Week one", label: "An assessment: how you hinge, squat, push, pull and carry." },
      {
        value: "Weeks two to seven",
        label:
          "Strength twice a week, short conditioning at the end. Your weights go up, the hour and the coach stay the same.",
      },
      { value: "Week eight", label: "You repeat week one and compare your results." },
    ],
  },
  facility: [
    "site/program-adult-classes-3",
    "site/program-small-group-training-3",
    "site/program-small-group-training-4",
    "score-board",
  ],
  benefits: [
    "Three or four clients to one coach, the same people every week",
    "Your own loads on a shared plan",
    "Eight-week blocks with a test at both ends",
    "Bring your own group or let us match you",
    "Much less expensive than one-on-one training",
  ],
};
