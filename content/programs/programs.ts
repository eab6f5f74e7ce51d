import { boxingOwner } from "./boxing.ts";
import { consultation, nutritionIncludes, nutritionTrainer, samplePaymentLink } from "./nutrition-facts.ts";
import type { PlanName } from "#content/plan-names.ts";
import { programList, programTitle, type ProgramIcon, type ProgramSlug } from "./program-list.ts";
import { email, phone, social, type SocialNetwork } from "#content/site.ts";

export type { ProgramSlug } from "./program-list.ts";

/** Which of the page layouts a program has; sports performance has a page of its own. */
export type ProgramLayout =
  "default" | "nutrition" | "recovery" | "jiu-jitsu" | "boxing" | "sports-performance";

export type ProgramAction = "Join Us Today" | "Contact Us" | "Learn More";

export type Program = {
  slug: ProgramSlug;
  title: string;
  layout: ProgramLayout;
  /** One or two sentences for cards and search results. */
  description: string;
  /** Paragraphs with a blank line between them. */
  fullDescription: string;
  action: ProgramAction;
  link: string;
  iconName: ProgramIcon;
  /** Tokens of app.css. */
  color: "ink" | "coal" | "bone" | "white";
  borderColor: "red" | "ink" | "fog";
  /** Names of pictures in media/site. */
  image: string;
  gallery: string[];
  /** Names of pictures in media/gallery: the rooms and the equipment. Only the default layout shows them. */
  facility?: string[];
  /** Name of a film in media/film. */
  film?: string;
  locations: string[];
  relatedMembershipPlans: PlanName[];
  contactPhone: string;
  contactEmail: string;
  socialMedia: Record<SocialNetwork, string>;
  benefits: string[];
  trainerName?: string;
  trainerTitle?: string;
  trainerCredentials?: string[];
  /** A picture in media/site, used when the trainers bucket has none by this name. */
  trainerImage?: string;
  stripeLink?: string;
  shortPrice?: string;
  featuredImage?: string;
  macroImage?: string;
  consultDetails?: string;
};

function iconOf(slug: ProgramSlug): ProgramIcon {
  return programList.find((program) => program.slug === slug)?.iconName ?? "Dumbbell";
}

/** What every program has in common, and its pictures by the naming of media/site. */
function shared(slug: ProgramSlug) {
  const image = `program-${slug}`;
  return {
    slug,
    title: programTitle(slug),
    iconName: iconOf(slug),
    image,
    featuredImage: image,
    gallery: [image, `${image}-2`, `${image}-3`, `${image}-4`],
    contactPhone: phone.display,
    contactEmail: email.display,
    socialMedia: {
      facebook: social.facebook.url,
      instagram: social.instagram.url,
      tiktok: social.tiktok.url,
    },
  };
}

function paragraphs(...texts: string[]) {
  return texts.join("\n\n");
}

export const programs: readonly Program[] = [
  {
    ...shared("adult-classes"),
    layout: "default",
    description:
      "Coached strength and conditioning for every level, morning to evening. One hour, one coach, a plan for the day and a room that learns your name.",
    fullDescription: paragraphs(
      "You walk in, the workout is on the board, and a coach is already on the floor. For the next hour you do not have to decide anything. Ten minutes of warm-up, fifteen of strength, twenty of conditioning, and time at the end to bring your breathing down and put your weights away. Then the rest of your day starts.",
      "The same class serves people who deadlift twice their weight and people who have not been in a gym since school. That works because every movement on the board has three versions, and the coach picks yours with you before the clock starts. No pull-ups yet? You row on the rings. A knee that complains? You step up instead of jumping. Nobody is left guessing in the back row, because there is no back row.",
      "We plan in blocks of six weeks. Monday and Thursday build strength, Tuesday and Friday build your engine, Wednesday moves everything that sitting has made stiff, and Saturday is a team workout that usually ends with people lying on the turf and laughing. You can come twice a week or six times; the plan still adds up.",
      "If this is your first class anywhere, tell us when you come in. A coach meets you ten minutes early, shows you the two or three movements of the day, and stays close. You will not be asked to go first, to go fast or to go heavy. Most people say the hardest part was the parking lot. Wear shoes you can squat in, bring water, and leave the rest to us.",
      "After two weeks most members know a dozen names. After six they notice the stairs at work feel shorter. That is the point of it: fitness you can use outside, with people who notice when you are missing.",
    ),
    action: "Join Us Today",
    link: "/pricing",
    color: "ink",
    borderColor: "red",
    film: "program-adult-classes",
    locations: ["Maineville", "South Lebanon", "Loveland", "Morrow"],
    relatedMembershipPlans: [
      "Unlimited Classes",
      "Unlimited Classes - Couples",
      "Unlimited Classes - Family (3+)",
      "1st Responder / Military / Teacher",
      "Drop In",
      "Open Gym",
      "Open Gym - Family",
    ],
    facility: [
      "wooden-rings",
      "rower-handle",
      "plates-on-the-pegs",
      "dumbbell-heads",
      "sprint-start",
      "members-wall",
    ],
    benefits: [
      "A coach on the floor in every class, never a video on a wall",
      "Three versions of every movement, picked with you before the clock starts",
      "Classes from 5:15 AM to 6:30 PM on weekdays, mornings on the weekend",
      "Six-week blocks, so that you can see numbers move",
      "24/7 access to the floor between classes",
    ],
  },
  {
    ...shared("evo-mayhem"),
    layout: "default",
    description:
      "Barbells, engines and gymnastics for people who like a clock. Ninety minutes of hard, well-coached training with a team that stays to cheer the last one home.",
    fullDescription: paragraphs(
      "Mayhem is the longest and hardest hour and a half in the building. Olympic lifting first, while you are fresh. Then gymnastics or skill work. Then a conditioning piece against the clock that asks for everything you have left. It is for members who want to find out how fit they can get, and who like to be told the truth about their snatch.",
      "The name promises noise. The coaching is quiet. You lift in small pods on our competition platforms, one coach to eight athletes, with video of your heavy attempts on the spot. Percentages come from your own tested numbers, and we test every twelve weeks. If the bar moves badly, the weight goes down, whatever the sheet says.",
      "You do not have to compete. About a third of the group does: local team events, the in-house throwdown each fall and the Murph Challenge on Memorial Day weekend. The others come for the company and for the days when something that was impossible in spring is a warm-up in October.",
      "New to this? Start in Adult Classes for a month, or ask for a skills check: thirty minutes with a Mayhem coach, no charge. You should be able to squat, hinge and press with an empty bar and to run a mile without stopping, at any speed. If one of those is missing, we will show you how to get it and about how long it takes. We would rather have you in June and healthy than today and hurt.",
    ),
    action: "Join Us Today",
    link: "/pricing",
    color: "coal",
    borderColor: "red",
    locations: ["Maineville", "Loveland", "Mason"],
    relatedMembershipPlans: ["Mayhem", "Mayhem - Family", "Drop In"],
    facility: [
      "plates-on-the-pegs",
      "wooden-rings",
      "rower-handle",
      "kettlebell-row",
      "at-the-bar",
      "weight-vest",
    ],
    benefits: [
      "One coach to eight athletes on competition platforms",
      "Loads taken from your own tested numbers, retested every 12 weeks",
      "Lifting, gymnastics and conditioning in one session",
      "Free 30-minute skills check before you join",
      "A team for local competitions, if you want one",
    ],
  },
  {
    ...shared("personal-training"),
    layout: "default",
    description:
      "One coach, one plan, one hour that is all yours. For a first start, a comeback after an injury, or a number you want to reach.",
    fullDescription: paragraphs(
      "Personal training begins with a conversation, not with a treadmill. In the first session you sit down with your coach for fifteen minutes: what hurts, what you have tried, how much sleep you get, what you would like to be able to do by summer. Then you move. A few squats, a reach overhead, a carry across the turf. By the end of the hour your coach knows where to begin and you know why.",
      "From there you get a written plan for your weeks, not for somebody's. If you train with us twice, it tells you what to do on the third day by yourself. If you travel for work, it has a hotel version. Your coach counts your repetitions, writes down your loads and changes the plan when life changes.",
      "Many of our clients are beginners who do not want to learn in front of a group. Many are past 50 and want to keep lifting grandchildren and luggage. Some are coming back after surgery, and we talk with the physical therapist down the hall, with your permission, so that one hand knows what the other is doing. And some are strong already and want the last ten pounds on the bar.",
      "You choose how often. Six sessions are enough to learn the basics and train alone with confidence. Two a week changes how you look and move within a season. Three a week is for a date on the calendar. Sessions run from 5 AM to 8 PM by appointment, in a corner of the floor that your coach reserves for you.",
      "Not sure who fits? Read the trainers' page, pick a name, or let us suggest one after your free assessment. If you do not click, you change coaches. No explanation needed.",
    ),
    action: "Contact Us",
    link: "/contact",
    color: "ink",
    borderColor: "red",
    locations: ["Maineville", "West Chester"],
    relatedMembershipPlans: [
      "Personal Training",
      "Personal Training (6 Sessions)",
      "Personal Training - 2x/week",
      "Personal Training - 3x/week",
    ],
    facility: [
      "two-after-class",
      "wooden-rings",
      "rower-handle",
      "kettlebell-row",
      "weight-vest",
      "sofa-by-the-pole",
    ],
    benefits: [
      "A written plan that includes the days you train alone",
      "Sessions by appointment from 5 AM to 8 PM",
      "Your coach talks with your physical therapist if you wish",
      "A private corner of the floor, no audience",
      "Change coaches at any time without a reason",
    ],
  },
  {
    ...shared("small-group-training"),
    layout: "default",
    description:
      "Three or four people, one coach, one hour. Most of the attention of personal training, shared with friends or with people at your level.",
    fullDescription: paragraphs(
      "Small group training sits between a class and a personal session. Three or four people train together at a fixed hour with one coach, who knows each name, each shoulder and each goal. You follow your own loads on a shared plan, so a runner and a new mother can stand side by side at the same rack.",
      "You can bring your own group: two couples, four colleagues, three sisters. Or tell us your times and your level, and we put you with people who match. Groups keep the same hour and the same coach for eight weeks, which turns out to be the best way to keep an appointment with yourself. It is hard to sleep in when three people are waiting for you at six.",
      "The first week is an assessment for everyone: how you hinge, squat, push, pull and carry, and what you are careful of. Then come seven weeks of strength twice a week with short conditioning at the end. In week eight you repeat what you did in week one and see both sheets side by side. The group decides whether to go on. Most do.",
      "For beginners this is often the kindest way in. You have company, so nobody is looking at you alone. You have a coach within arm's reach, so nobody lets you do it wrong. And it costs a good deal less than training one to one.",
    ),
    action: "Contact Us",
    link: "/contact",
    color: "coal",
    borderColor: "red",
    locations: ["Maineville", "West Chester"],
    relatedMembershipPlans: ["Small Group Training (3-4 People)"],
    facility: [
      "at-the-bar",
      "dumbbell-heads",
      "tire-and-sledgehammer",
      "wooden-rings",
      "sprint-start",
      "lined-up-shoes",
    ],
    benefits: [
      "3-4 clients to one coach, the same people every week",
      "Your own loads on a shared plan",
      "Eight-week blocks with a test at both ends",
      "Bring your own group or let us match you",
      "Far less than the price of one to one",
    ],
  },
  {
    ...shared("sports-performance"),
    layout: "sports-performance",
    description:
      "Speed, strength and durability for athletes aged 8-18, in a hall of its own in West Chester Township. Seven sports, small groups, measured progress.",
    fullDescription: paragraphs(
      "Young athletes do not need harder practices. They need to run, jump, land, throw and turn well, and to get strong at a pace that suits their age. That is what we coach in West Chester: athletes from 8 to 18, in small groups of 2-4, on turf, sprint lanes, platforms and cages built for it.",
      "Every athlete starts with a baseline: ten-yard sprint, vertical jump, change of direction, a look at how hips, knees and shoulders move. The numbers go on a card. We measure again every six weeks, and parents see both.",
      "Season matters. In the off-season we build. In pre-season we sharpen. During the season we keep athletes healthy with one or two short sessions a week that do not leave heavy legs for Friday. Coaches from your club or school are welcome to call us; we plan around them, not against them.",
      "Nobody has to be a star. Some of our athletes hold scholarships, and some are trying out for the first time and want to stop being the last one picked. Both get the same eyes on them.",
    ),
    action: "Learn More",
    link: "/programs/sports-performance",
    color: "ink",
    borderColor: "red",
    locations: ["West Chester", "Maineville"],
    relatedMembershipPlans: ["Sports Performance", "Sports Performance - 2+ Athletes"],
    benefits: [
      "Ages 8-18 in small groups of 2-4",
      "A measured baseline and a retest every six weeks",
      "Training planned around your season",
      "Seven sports under one roof, batting cages and climbing included",
      "Coaches who talk with parents and with club coaches",
    ],
  },
  {
    ...shared("apex-jiu-jitsu"),
    layout: "jiu-jitsu",
    description:
      "Brazilian jiu-jitsu for adults and kids on clean mats in the old drill room. Your first two weeks are free, and so is the loaner gi.",
    fullDescription: paragraphs(
      "Jiu-jitsu is the art of getting out from under someone bigger than you, and then of staying on top. No punches, no kicks: grips, leverage, patience. It is a puzzle that two people solve at the same time, and after an hour of it you will have thought about nothing else.",
      "Apex trains in the old drill room, on 1,500 square feet of mats that are mopped before and after each class. A class is an hour. Fifteen minutes of movement, twenty-five of one technique that you drill with a partner, and twenty of live rounds, which you may sit out for as long as you like. Tapping is how you say stop, and stop means stop. It is the first thing you learn.",
      "You do not have to be fit, flexible or young to begin. You do not have to own anything: we lend you a gi for the first two weeks. Half of the room started after 30. The upper belts remember their first week well, and they will look after you, because good partners are the one thing that nobody can buy.",
      "Kids learn to fall, to stay calm when someone holds them, to win without noise and to lose without drama. They bow in on time, tie their own belts and help to mop. Parents are welcome on the bench.",
    ),
    action: "Contact Us",
    link: "#contact",
    color: "ink",
    borderColor: "red",
    locations: ["Maineville", "Loveland", "Morrow"],
    relatedMembershipPlans: [],
    benefits: [
      "Self-defense that works against size",
      "A workout that you forget is one",
      "Calm under pressure, for adults and for kids",
      "A room of partners who want you back in one piece",
    ],
  },
  {
    ...shared("alpha-omega-boxing"),
    layout: "boxing",
    description:
      "Real boxing for people who have never hit a bag, and for people who have. Up to 1,000 calories in an hour, and your first class is always free.",
    fullDescription: paragraphs(
      "Alpha Omega teaches boxing as boxers learn it: stance, jab, feet, breath. Then the bag, the mitts and, if you ask for it after some months, the ring. An hour burns up to 1,000 calories, but people come back because it is a skill, and a skill gets better.",
      "Your first class is free, always, and nothing is sold to you afterward. We wrap your hands, lend you gloves and show you six punches. They have numbers, so by the tenth minute you can follow a combination that the coach calls out. You hit leather, not people. Sparring is by invitation and by your own wish, never a part of a regular class.",
      "The room is open seven days a week. Some members are lawyers, some are nurses off the night shift, some are 15 and some are 60. Everyone hits as hard as the day allows. The bell gives you three minutes of work and one of rest, and in that minute someone will tell you that you dropped your right hand.",
    ),
    action: "Join Us Today",
    link: "/pricing",
    color: "coal",
    borderColor: "red",
    film: "program-alpha-omega-boxing",
    locations: ["Maineville", "South Lebanon", "Loveland", "Mason", "Morrow", "Landen"],
    relatedMembershipPlans: ["Unlimited Classes", "Drop In", "Personal Training"],
    trainerName: boxingOwner.name,
    trainerTitle: boxingOwner.title,
    trainerCredentials: [...boxingOwner.credentials],
    trainerImage: boxingOwner.image,
    benefits: [
      "Up to 1,000 calories in a class",
      "Faster hands, quicker feet, better balance",
      "Stress that stays on the bag",
      "Core and shoulders without a single sit-up machine",
      "Confidence you carry out of the door",
      "A skill you keep for life",
    ],
  },
  {
    ...shared("evo-nutrition"),
    layout: "nutrition",
    description: `One-to-one nutrition coaching without forbidden foods. Numbers that fit your week, a coach who reads your log, and a ${consultation.minutes}-minute call to begin.`,
    fullDescription: paragraphs(
      "Most people know what a vegetable is. What they need is a plan that survives a birthday, a night shift and a Tuesday with no time to cook. That is what we write with you: how much protein, how many calories, which meals, and what to do when none of it works out.",
      `We begin with a call of ${consultation.minutes} minutes. Your coach asks what you eat now, what you like and what you will never eat, whatever anyone says. You leave with three numbers and one change for the first week. One, not ten. In the second week you add another. After two months you have a way of eating, rather than a diet that ends.`,
      "You log your food in an app or on paper, whichever you will really do. Your coach reads the log twice a week and answers in plain words. Once a month you stand on the scale that measures muscle as well as weight, because a number that goes up can be good news. There are no forbidden foods, no shakes to buy and no before-and-after posters.",
      "Couples can sign up together, which helps: you share a refrigerator. And if you train with us, your coach talks with your trainer, so that a hard Thursday has enough lunch under it.",
    ),
    action: "Contact Us",
    link: "#contact",
    film: "program-evo-nutrition",
    color: "ink",
    borderColor: "red",
    locations: ["Maineville", "Online"],
    relatedMembershipPlans: ["Nutrition", "Nutrition - Couples"],
    benefits: [...nutritionIncludes],
    trainerName: nutritionTrainer.name,
    trainerTitle: nutritionTrainer.title,
    trainerCredentials: [...nutritionTrainer.credentials],
    trainerImage: "portrait-placeholder",
    stripeLink: samplePaymentLink,
    shortPrice: consultation.price,
    macroImage: "macro",
    consultDetails: consultation.details,
  },
  {
    ...shared("evo-recovery"),
    layout: "recovery",
    description:
      "Red light panels, compression boots and a quiet room. Book one session or come as often as you like, and feel the difference the next morning.",
    fullDescription: paragraphs(
      "Training is the question. Recovery is where the answer comes from. Our recovery rooms are at the foot of the old hose tower, away from the music, with a door that you can close. You come in sore and leave less so.",
      "Start with the boots. You sit back, zip them to the hip, and for thirty minutes air moves from your toes upward, as a patient pair of hands would do it. Attachments for hips and shoulders do the same where runners and lifters need it most. Then stand or sit before the red light panels for ten minutes a side. They are warm, silent and, for many, the best part of the day.",
      "You do not have to be an athlete. Nurses come after twelve hours on their feet. Drivers come for their backs. People with desk necks come on Thursday and sleep on Thursday night. If you are pregnant, have a pacemaker or are being treated for a clot, ask your doctor first, and tell us: then some of this is not for you, and we would rather say so.",
      "A first visit takes five minutes of showing and forty of doing nothing. Wear shorts or leggings, bring socks and a book.",
    ),
    action: "Learn More",
    link: "/programs/evo-recovery",
    color: "coal",
    borderColor: "red",
    locations: ["Maineville"],
    relatedMembershipPlans: ["Recovery", "Recovery - Single Session"],
    benefits: [
      "Reduced Muscle Soreness",
      "Improved Circulation",
      "Faster Recovery Times",
      "Enhanced Performance",
      "Stress Relief",
    ],
  },
];

export function findProgram(slug: string): Program | undefined {
  return programs.find((program) => program.slug === slug);
}

export function programBySlug(slug: ProgramSlug): Program {
  const program = findProgram(slug);
  if (!program) throw new Error(`No program ${slug}`);
  return program;
}

/** The paragraphs of a text, split at blank lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}
