import { range } from "#content/in-words.ts";
import { smallGroupSize, youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "baseball",
  name: "Baseball & Softball",
  order: 1,
  title: "Baseball & Softball Training",
  summary: `Hitting, pitching and arm care for ages ${youthAges} in West Chester, OH, with batting cages from 30 to 90+ mph and video of every swing.`,
  lead: "Hit, throw and run better on purpose.",
  description: `We train hitters and pitchers aged ${youthAges} year-round: hips and shoulders that turn freely, arms that last until the end of the season, and swings that you can see on video, frame by frame.`,
  features: [
    "Rotational power for bat speed and exit velocity",
    "Arm care and throwing programs by age and pitch count",
    "Home-to-first and steal-start sprint work",
    "Batting cages with video analysis",
  ],
  image: "sport-baseball",
  facts: [
    { label: "Pitches in the cages", value: `${range(30, 90)}+ mph` },
    { label: "Swings measured first", value: "10" },
  ],
  // The infield with its plate; in red the way from home to second.
  court: {
    ends: 421,
    lines:
      "M320 180L420 80A106 106 0 0 0 220 80ZM249 109L320 38L391 109M320 101a11 11 0 1 0 .1 0M320 30l8 8 -8 8 -8 -8zM391 101l8 8 -8 8 -8 -8zM249 101l8 8 -8 8 -8 -8zM309 165h22v7l-11 11 -11 -11z",
    marked: "M333 167L391 109L320 38",
  },
  coach: "Hayden Stencil",
  firstSession:
    "Bring your own bat, glove and indoor shoes; helmets are here. We measure a sprint, a jump, shoulder motion and ten swings before we coach anything.",
};

export const baseballPage = {
  intro: [
    "Baseball and softball are played in bursts: four seconds to first, half a second to decide on a pitch. We train those bursts and the body behind them, indoors, in every month of an Ohio year.",
    `Players aged ${youthAges} work in small groups of ${smallGroupSize} with one coach. Hitting, throwing and strength are planned together, so that a heavy squat day never meets a long-toss day and a growing arm gets the rest it needs.`,
  ],
  cage: {
    heading: "Batting Cages",
    /** As large as the band allows. */
    speed: "90+",
    unit: "mph at the fast end",
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
    action: "Start Training Today",
  },
} as const;
