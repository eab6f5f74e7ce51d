import { smallGroupSize, youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "baseball",
  name: "Baseball & Softball",
  order: 1,
  title: "Baseball & Softball Training",
  summary: `Hitting, pitching and arm care for ages ${youthAges} in West Chester, OH, with batting cages from 30 to 90+ mph and video of every swing.`,
  lead: "Hit harder, throw stronger, run faster.",
  description: `We train hitters and pitchers aged ${youthAges} year-round: hips and shoulders that turn freely, arms that last all season, and swings you can review on video, frame by frame.`,
  features: [
    "Rotational power for bat speed and exit velocity",
    "Arm care and throwing programs by age and pitch count",
    "Home-to-first and steal-start sprint work",
    "Batting cages with video analysis",
  ],
  image: "sport-baseball",
  facts: [
    { label: "Pitches in the cages", value: "30-90+ mph" },
    { label: "Swings measured", value: "10" },
  ],
  // The infield; in red the path from home to second.
  court: {
    from: 218,
    to: 422,
    lines:
      "M320 194L420 94A106 106 0 0 0 220 94ZM249 123L320 52L391 123M320 115a11 11 0 1 0 .1 0M320 44l8 8 -8 8 -8 -8zM391 115l8 8 -8 8 -8 -8zM249 115l8 8 -8 8 -8 -8zM309 179h22v7l-11 11 -11 -11z",
    marked: "M333 181L391 123L320 52",
    labels: [{ x: 305, y: 156, text: "4 seconds" }],
  },
  coach: "Hayden Stencil",
  firstSession:
    "Bring your own bat, glove and indoor shoes; helmets are here. We measure a sprint, a jump, shoulder motion and ten swings before we coach anything.",
  training: {
    intro: [
      "Baseball and softball are played in bursts: four seconds to first, half a second to decide on a pitch. We train those bursts and the body behind them, indoors, in every month of the Ohio year.",
      `Players aged ${youthAges} work in small groups of ${smallGroupSize} with one coach. We plan hitting, throwing and strength together, so heavy squats never land on a long-toss day and growing arms get the rest they need.`,
    ],
    cage: {
      heading: "Batting Cages",
      speed: { value: "90+", label: "mph at the fast end" },
      text: "Rent a cage by the half hour or bring the whole team. A coach sets up the machine and the screen and goes over the rules. Then it’s all yours.",
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
    cardsHeading: "Three ways to train",
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
        text: "Bring a bat. We’ll bring the pitches.",
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
  },
};
