import { programPictures, type Program } from "./program.ts";
import { range } from "#domain/text.ts";
import { contactAbout } from "#content/subjects.ts";

export const program: Program = {
  slug: "small-group-training",
  title: "Small Group Training",
  order: 4,
  iconName: "Users",
  ...programPictures("small-group-training"),
  opening: "class-circle",
  gallery: ["program-small-group-training-2", "program-small-group-training-3"],
  description:
    "Three or four people, one coach, one hour. Most of the attention of personal training, shared with friends or with people at your level.",
  paragraphs: [
    "Small group training sits between a class and a personal session. Three or four people train together at a fixed hour with one coach, who knows each name, each shoulder and each goal. You follow your own loads on a shared plan, so a runner and a new mother can stand side by side at the same rack.",
    "You can bring your own group: two couples, four colleagues, three sisters. Or tell us your times and your level, and we put you with people who match. Groups keep the same hour and the same coach for eight weeks, which turns out to be the best way to keep an appointment with yourself. It is hard to sleep in when three people are waiting for you at six.",
    "The first week is an assessment for everyone: how you hinge, squat, push, pull and carry, and what you are careful of. Weeks two to seven are strength, twice a week, with short conditioning at the end. In week eight you repeat what you did in week one and see both sheets side by side. The group decides whether to go on. Most do.",
  ],
  newcomers:
    "This is often the kindest way in. You have company, so nobody is looking at you alone. You have a coach within arm’s reach, so nobody lets you do it wrong. And it costs a good deal less than training one to one.",
  linkLabel: "See the eight weeks",
  fact: { figure: range(3, 4), label: "people" },
  cardImage: "program-small-group-training-2",
  action: { label: "Contact Us", to: contactAbout("small-group-training") },
  interest: "Group Classes",
  locations: ["Maineville", "West Chester"],
  plans: ["Small Group Training (3-4 People)"],
  pace: {
    heading: "Eight weeks, one coach, the same hour",
    weeks: 8,
    parts: [
      { value: "Week one", label: "An assessment for everyone: how you hinge, squat, push, pull and carry." },
      { value: "Weeks two to seven", label: "Strength twice a week, short conditioning at the end." },
      { value: "Week eight", label: "You repeat week one and see both sheets side by side." },
    ],
  },
  facility: [
    "site/program-small-group-training-4",
    "site/program-small-group-training",
    "site/program-small-group-training-3",
    "score-board",
  ],
  benefits: [
    "Three or four clients to one coach, the same people every week",
    "Your own loads on a shared plan",
    "Eight-week blocks with a test at both ends",
    "Bring your own group or let us match you",
    "Far less than training one to one",
  ],
};
