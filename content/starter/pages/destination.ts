import { contactAbout } from "#content/subjects.ts";
import { brand, home } from "#content/site.ts";
import type { Slot } from "#domain/schedule/classes.ts";

export const destinationCopy = {
  page: { title: "Destination Workouts", path: "/destination-workouts" },
  /** Default timetable: { day: "Saturday", start: "07:00", minutes: 60, title: "Destination Workout" } for each week. */
  times: { place: "Outside", slots: [] as readonly Slot[] },
  /** Meta description. */
  search: `Workouts outside with ${brand.name} in ${home.town}: a hill, a trail or a park, at your own pace and with a coach. Guests are welcome.`,
  hero: {
    eyebrow: "Outside / Together",
    heading: "TRAINING OUTDOORS",
    text: "Now and then we leave the gym and train where there is more sky. All paces are welcome.",
  },
  intro: ["A hill has no handrail.", "A park has no mirrors.", "The air costs nothing."],
  introMore:
    "We pick a place that suits everybody who comes, tell you where to meet, and finish together. Nobody is left behind, and nobody has to be first.",
  board: [
    { label: "When", value: "Ask for the next date" },
    { label: "How long", value: "About an hour" },
    { label: "How fast", value: "Your pace" },
    { label: "Who", value: "Members and guests" },
  ],
  /** Names of pictures in media/site. Empty: the section is left out. */
  gallery: [] as readonly string[],
  galleryHeading: "Where we go",
  /** Captions of the gallery, in its order. */
  galleryNames: [] as readonly string[],
  cards: [
    {
      title: "What we do out there",
      items: [
        { name: "Walk, then run", text: "Up a hill or along a path. You decide when a walk becomes a run." },
        {
          name: "Carry things",
          text: "A bag, a log, a friend’s backpack. It is the oldest exercise there is.",
        },
        { name: "Use what is there", text: "Steps, benches, grass. A park is a gym without a roof." },
      ],
    },
    {
      title: "What it does for you",
      items: [
        { name: "Surer feet", text: "Uneven ground trains what machines miss." },
        { name: "A clearer head", text: "Twenty minutes among trees are enough to feel it." },
        { name: "Better sleep", text: "Daylight early in the day helps you fall asleep at the end of it." },
        { name: "Good company", text: "It is hard to stay a stranger on the way up a hill." },
      ],
    },
  ],
  practical: {
    heading: "Before you come",
    items: [
      "Ask us for the place and the time, and once more if the weather turns",
      "Wear shoes that can get dirty, and layers",
      "Bring water",
      "Tell the coach what hurts before we start",
    ],
  },
  call: { heading: "Come along", text: "Write to us, and we will tell you when we go out next." },
  button: { label: "Ask for the next date", to: contactAbout("outdoor-workout") },
};
