import { unbroken } from "#domain/text.ts";
import { youthAges, type Sport } from "./sport.ts";

export const sport: Sport = {
  slug: "climbing",
  name: "evo Climbing",
  order: 7,
  title: "evo Climbing",
  summary:
    "Bouldering in West Chester, OH, boulders and ropes in Maineville, and a training plan of your own. One monthly membership for all of it.",
  lead: "Walls for people who have never left the ground and for people working on their hardest project.",
  description:
    "Boulders in West Chester, boulders and ropes at the station in Maineville. Problems are reset every month, ropes are checked every day, and each membership comes with a training plan that keeps your elbows and shoulders healthy.",
  features: [
    "Bouldering wall with problems from V0 to V8",
    `${unbroken("Top-rope")} lines with ${unbroken("auto-belays")}, in Maineville`,
    "New problems set every month",
    `Belay and fall lessons for ${unbroken("first-timers")}`,
    "Finger and grip training boards",
    "Shoulder and elbow care for climbers",
    `Youth climbing groups for ages ${youthAges}`,
    "Loaner shoes, harnesses and chalk",
  ],
  image: "sport-climbing",
  subjectOn: "top",
  facts: [
    { label: "Boulders", value: "West Chester & Maineville" },
    { label: "Problems, V0 to V8", value: "New monthly" },
    { label: "Ropes", value: "Maineville" },
  ],
  figure: { value: "10", label: `minutes, ${unbroken("then climb")}` },
  sceneFrom: "right",
  scene: "climbing-shoes",
  coach: "Sawyer Draftwell",
  firstSession:
    "Wear clothes you can lift your knees in. Shoes are here, harnesses by the ropes in Maineville. Ten minutes on falling and clipping in, and then you climb.",
  apartLabel: "And a wall",
  alsoAtHome: true,
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
