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
    "Weekly outdoor adventures in Warren County: hill runs, trail runs and stadium stairs. All speeds, a coach with the last person, first one free.",
  hero: {
    eyebrow: "Outside / Every week",
    heading: "WEEKLY OUTDOOR ADVENTURES",
    text: "Once a week the workout leaves the building: a hill, a trail, a stadium. All speeds, nobody left behind.",
  },
  intro: [
    "Hills that a treadmill cannot imitate.",
    "A river with\u00a0shade in\u00a0August.",
    "Stadium stairs, empty on Saturdays.",
  ],
  introMore:
    "Every week a coach picks one in Warren County, writes the meeting point on the board, and brings water and a first-aid kit.",
  board: [
    { label: "When", value: `${saturday.day} ${formatTime(saturday.start)}` },
    { label: "How long", value: "About an hour" },
    { label: "Where", value: "A new place every week" },
    { label: "Who", value: "Members and guests" },
    { label: "Your first one", value: "Free" },
  ],
  gallery: [
    "destination-2",
    "destination-3",
    "destination-5",
    "destination-4",
    "destination-1",
    "destination-6",
  ],
  galleryHeading: "Where we go",
  /** Captions of the gallery, in its order. */
  galleryNames: ["The stadium", "The trail", "The hill", "The first step", "The meadow", "The last step"],
  cards: [
    {
      title: "Weekly Adventures",
      items: [
        {
          name: "Hill runs",
          text: "Short, steep and honest. Walk up, run up or crawl up; everyone jogs down together.",
        },
        {
          name: "Trail runs",
          text: "Three to six miles along the Little Miami, in two groups: talkers and racers.",
        },
        {
          name: "Stadium stairs",
          text: "Forty minutes of steps and carries. The view from the top row is part of the plan.",
        },
      ],
    },
    {
      title: "Health & Wellness Benefits",
      items: [
        { name: "Stronger legs and ankles", text: "Uneven ground trains what machines leave out." },
        { name: "A clearer head", text: "Twenty minutes among trees is enough to feel it." },
        { name: "Better sleep", text: "Morning light sets your clock; the hill does the rest." },
        { name: "Company", text: "It is hard to stay a stranger on a staircase." },
      ],
    },
  ],
  practical: {
    heading: "Before you come",
    items: [
      "The board at the gym has the meeting point, and the hour if it changes",
      "Shoes that can get muddy, layers, a bottle of water",
      "Thunder cancels, rain does not",
      "A coach walks with the last person, always",
    ],
  },
  call: { heading: "Come along", text: "Saturdays at 7 AM. Your first one is free." },
  button: { label: "Contact Us to Try One Out", to: contactAbout("outdoor-workout") },
} as const;
