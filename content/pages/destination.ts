import type { Slot } from "#domain/schedule/classes.ts";
import { contactAbout } from "#content/subjects.ts";
import { formatTime } from "#domain/schedule/clock.ts";

const saturday: Slot = { day: "Saturday", start: "07:00", minutes: 60, title: "Destination Workout" };

export const destinationCopy = {
  page: { title: "Destination Workouts", path: "/destination-workouts" },
  /** Default timetable. */
  times: { place: "Outside", slots: [saturday] },
  /** Meta description. */
  search:
    "Weekly outdoor adventures in Warren County: hill runs, trail runs and stadium stairs. All paces welcome, with a coach at the back. First one free.",
  hero: {
    eyebrow: "Outside / Every week",
    heading: "WEEKLY OUTDOOR ADVENTURES",
    text: "Once a week we take the workout outside: a hill, a trail or a stadium. All paces welcome. No one gets left behind.",
  },
  intro: [
    "Hills no treadmill can match.",
    "A river trail for every\u00a0season.",
    "Stadium stairs, all to ourselves.",
  ],
  introMore:
    "Every week a coach picks a spot in Warren County, posts the meeting point on the board at the gym, and brings water and a first-aid kit.",
  board: [
    { label: "When", value: `${saturday.day} ${formatTime(saturday.start)}` },
    { label: "How long", value: "About an hour" },
    { label: "Where", value: "A new place every week" },
    { label: "Who", value: "Members and guests" },
    { label: "Your first one", value: "Free" },
  ],
  gallery: [
    "destination-2",
    "destination-1",
    "destination-4",
    "destination-3",
    "destination-5",
    "destination-6",
  ],
  galleryHeading: "Where we go",
  /** Captions of the gallery, in its order. */
  galleryNames: ["The stadium", "The hill", "The first step", "The river", "Back home", "The last step"],
  cards: [
    {
      title: "Weekly Adventures",
      items: [
        {
          name: "Hill runs",
          text: "Short and steep. Walk up, run up or crawl up, and we all jog down together.",
        },
        {
          name: "Trail runs",
          text: "Three to six miles along the Little Miami, in two groups: one that chats and one that races.",
        },
        {
          name: "Stadium stairs",
          text: "Forty minutes of steps and carries, with a great view from the top row.",
        },
      ],
    },
    {
      title: "Health & Wellness Benefits",
      items: [
        { name: "Stronger legs and ankles", text: "Uneven ground trains what machines miss." },
        { name: "A clearer head", text: "Twenty minutes among the trees is enough to feel it." },
        { name: "Better sleep", text: "Morning light resets your body clock, and the hill tires you out." },
        { name: "Good company", text: "Nobody stays a stranger on a staircase for long." },
      ],
    },
  ],
  practical: {
    heading: "Before you come",
    items: [
      "Check the board at the gym for the meeting point, and for the time if it changes",
      "Bring shoes that can get muddy, layers and a bottle of water",
      "We go in the rain, but not in thunder",
      "A coach always stays with the last person",
    ],
  },
  call: { heading: "Come along", text: "Saturdays at 7 AM. Your first one is free." },
  button: { label: "Contact Us to Try One Out", to: contactAbout("outdoor-workout") },
} as const;
