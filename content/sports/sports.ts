import { phone } from "#content/site.ts";

export const sportSlugs = [
  "baseball",
  "football",
  "basketball",
  "volleyball",
  "soccer",
  "track-field",
  "climbing",
] as const;

export type SportSlug = (typeof sportSlugs)[number];

export type Sport = {
  slug: SportSlug;
  /** As the links to it say. */
  name: string;
  title: string;
  /** One sentence for search results. */
  summary: string;
  description: string;
  features: string[];
  /** Name of a picture in media/site. */
  image: string;
  /** What a first-timer asks. */
  firstSession: string;
};

export const climbingMembership = {
  badge: "NEW MEMBERSHIP JUST DROPPED",
  price: "$65/MONTH",
  bullets: [
    "unlimited open climbing",
    "personalized training plan",
    "at your own pace on an app",
    "built on muscle activation techniques",
    "climb pain-free",
  ],
} as const;

export const sports: readonly Sport[] = [
  {
    slug: "baseball",
    name: "Baseball & Softball",
    title: "Baseball & Softball Training",
    summary:
      "Hitting, pitching and arm care for ages 8-18 in West Chester, OH, with batting cages from 30 to 90+ mph and video of every swing.",
    description:
      "Hit, throw and run better on purpose. We train hitters and pitchers aged 8-18 the year round: hips and shoulders that turn freely, arms that last until the end of the season, and swings that you can see on video, frame by frame.",
    features: [
      "Rotational power for bat speed and exit velocity",
      "Arm care and throwing programs by age and pitch count",
      "Home-to-first and steal-start sprint work",
      "Batting cages with video analysis",
    ],
    image: "sport-baseball",
    firstSession:
      "Bring your own bat, glove and indoor shoes; helmets are here. We measure a sprint, a jump, shoulder motion and ten swings before we coach anything.",
  },
  {
    slug: "football",
    name: "Football",
    title: "Football Performance Training",
    summary:
      "Acceleration, position strength and injury prevention for football players aged 8-18, in small groups of 2-4 in West Chester, OH.",
    description:
      "Football rewards the first three steps and the last quarter. Linemen learn to win with their hips, skill players to stop before they cut, and everyone to strengthen the neck and shoulders that contact asks for. Off-season builds; August sharpens; Fridays stay fresh.",
    features: [
      "Acceleration and first-step explosiveness",
      "Position-specific strength for linemen and skill players",
      "Change-of-direction and deceleration mechanics",
      "Neck, shoulder and hamstring injury prevention",
    ],
    image: "sport-football",
    firstSession:
      "Cleats stay in the bag; turf shoes or sneakers are right. We time ten and forty yards, test a broad jump and watch you land.",
  },
  {
    slug: "basketball",
    name: "Basketball",
    title: "Basketball Development",
    summary:
      "Vertical jump, quick feet and safe landings for basketball players aged 8-18, in small groups of 2-4 in West Chester, OH.",
    description:
      "A game of a hundred jumps and a thousand cuts. We teach athletes to leave the floor higher and to come back to it quietly, to slide without crossing their feet and to be as quick in the fourth quarter as in the first. Ball skills stay with your team; the engine is ours.",
    features: [
      "Vertical jump power with safe landing mechanics",
      "Lateral quickness and defensive footwork",
      "Repeat-sprint conditioning for four full quarters",
      "Ankle and knee stability work in every session",
    ],
    image: "sport-basketball",
    firstSession:
      "Bring court shoes and water. We measure your reach and your jump, film two landings from the side and show you what we see.",
  },
  {
    slug: "volleyball",
    name: "Volleyball",
    title: "Volleyball Conditioning",
    summary:
      "Jump power, shoulder health and tournament stamina for volleyball players aged 8-18, in small groups in West Chester, OH.",
    description:
      "Club season is long, and shoulders and knees pay for it. We build jumpers who land on two feet, hitters whose shoulder blades do their share, and defenders who get low and come up again five sets in a row.",
    features: [
      "Approach-jump and block-jump power",
      "Shoulder health for hitters and servers",
      "Core strength for control in the air",
      "Tournament-day stamina and recovery habits",
    ],
    image: "sport-volleyball",
    firstSession:
      "Knee pads are welcome. We measure standing and approach jump, test shoulder rotation and count how quietly you land.",
  },
  {
    slug: "soccer",
    name: "Soccer",
    title: "Soccer Performance",
    summary:
      "Sprint speed, match fitness and knee protection for soccer players aged 8-18, in small groups of 2-4 in West Chester, OH.",
    description:
      "Six miles a match, most of it at a jog, decided by twenty sprints. We train the sprints, the legs that survive them and the lungs that allow another one. Hamstrings and groins get as much care as speed, because the best ability is being on the field.",
    features: [
      "Sprint speed with and without a turn",
      "Match-fitness intervals built from real distances",
      "Hamstring, groin and ACL protection drills",
      "Single-leg strength and balance for striking and tackling",
    ],
    image: "sport-soccer",
    firstSession:
      "Turf shoes or sneakers, shin guards stay home. We time ten and thirty yards, a shuttle, and how long you can keep your pace.",
  },
  {
    slug: "track-field",
    name: "Track & Field",
    title: "Track & Field Conditioning",
    summary:
      "Starts, top speed, plyometrics and strength for sprinters, jumpers, throwers and runners aged 8-18 in West Chester, OH.",
    description:
      "Sprinters, jumpers, throwers and distance runners share one thing: force into the ground, well aimed. We coach starts and top speed on the lanes, power on the platforms, and for distance runners the strength that keeps form together on the last lap.",
    features: [
      "Block starts, acceleration and top-speed mechanics",
      "Plyometrics scaled by event and training age",
      "Olympic lifting for throwers and jumpers",
      "Strength plans that keep distance runners healthy",
    ],
    image: "sport-track-field",
    firstSession:
      "Spikes for the lanes, flat shoes for the platforms. Tell us your events and your next meet; the plan counts backward from it.",
  },
  {
    slug: "climbing",
    name: "evo Climbing",
    title: "evo Climbing",
    summary:
      "Bouldering, top rope and a personal training plan in West Chester, OH. Unlimited open climbing with one monthly membership.",
    description:
      "Walls for people who have never left the ground and for people who project on their fingertips: boulders in the hall in West Chester, boulders and ropes at the station in Maineville. Problems are reset every month, ropes are checked every day, and each membership comes with a training plan, so that elbows and shoulders last as long as your curiosity.",
    features: [
      "Bouldering wall with problems from V0 to V8",
      "Top-rope lines with auto-belays",
      "New problems set every month",
      "Belay and fall lessons for first-timers",
      "Finger and grip training boards",
      "Shoulder and elbow care for climbers",
      "Youth climbing groups for ages 8-18",
      "Loaner shoes, harnesses and chalk",
    ],
    image: "sport-climbing",
    firstSession:
      "Wear clothes you can lift your knees in. Shoes and harness are here. Ten minutes on falling and clipping in, then you climb.",
  },
];

export function findSport(slug: string | undefined): Sport | undefined {
  return sports.find((sport) => sport.slug === slug);
}

/** Links to the other sports: never the current one. */
export function otherSports(current: SportSlug): { slug: SportSlug; name: string; to: string }[] {
  return sports
    .filter(({ slug }) => slug !== current)
    .map(({ slug, name }) => ({ slug, name, to: sportPath(slug) }));
}

export function sportPath(slug: SportSlug): string {
  return `/programs/sports-performance/${slug}`;
}

export const sportPageCopy = {
  breadcrumb: "Sports Performance",
  featuresHeading: "Program Features",
  firstSessionHeading: "Your first session",
  startLabel: "Start Training Today",
  startHref: phone.href,
  otherSportsHeading: "Other Sports",
  ages: "Ages 8-18",
  groups: "Groups of 2-4",
} as const;

export const lostSport = {
  title: "Program not found",
  text: "We coach seven sports, and none of them goes by that name.",
  action: "See all programs",
  to: "/programs",
} as const;

export const baseballPage = {
  intro: [
    "Baseball and softball are played in bursts: four seconds to first, half a second to decide on a pitch. We train those bursts and the body behind them, indoors, in every month of an Ohio year.",
    "Players aged 8-18 work in small groups of 2-4 with one coach. Hitting, throwing and strength are planned together, so that a heavy squat day never meets a long-toss day and a growing arm gets the rest it needs.",
  ],
  cage: {
    heading: "Batting Cages",
    /** As large as the band allows. */
    speed: "90+",
    unit: "mph",
    text: "Rent a cage by the half hour or bring the whole team. A coach sets the machine, the screen and the rules; the rest is yours.",
    features: [
      "Professional pitching machines",
      "30-90+ mph variable speed",
      "Multiple cage configurations",
      "Individual and team rental",
      "Hitting instruction",
      "Video analysis",
    ],
    button: "Book Batting Cage",
    buttonHref: phone.href,
    note: "Call for pricing and availability",
  },
  cards: [
    {
      title: "Individual Skill Development",
      text: "One player, one coach, one thing to get better at.",
      features: [
        "Swing analysis on high-speed video",
        "Pitching and throwing mechanics",
        "Fielding footwork and first step",
        "A written plan to take home",
      ],
    },
    {
      title: "Team Training",
      text: "Your roster, your season, our hall.",
      features: [
        "Pre-season speed and strength blocks",
        "Arm-care routines for whole pitching staffs",
        "Indoor practice when fields are wet",
        "Team testing with a card for every player",
      ],
    },
    {
      title: "Batting Cage Rentals",
      text: "Bring a bat, we bring the pitches.",
      features: [
        "Half-hour and hour slots",
        "Baseball and softball machines",
        "Helmets, screens and balls included",
        "Standing team reservations",
      ],
    },
  ],
  callToAction: {
    heading: "Start Your Baseball Journey Today",
    text: "One call, one free baseline test, one plan.",
    action: { label: "Start Training Today", to: phone.href },
  },
} as const;
