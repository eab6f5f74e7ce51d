import type { Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "climbing",
  name: "evo Climbing",
  order: 7,
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
  standsApart: "And a wall",
  membership: {
    name: "Unlimited climbing",
    badge: "NEW MEMBERSHIP JUST DROPPED",
    price: "$65/MONTH",
    bullets: [
      "unlimited open climbing",
      "personalized training plan",
      "at your own pace on an app",
      "built on muscle activation techniques",
      "climb pain-free",
    ],
  },
};
