import { people } from "#content/people.ts";
import { sample } from "#content/sample.ts";
import { brand, facility } from "#content/site.ts";

export const aboutCopy = {
  /** Meta description. */
  search: `How an empty fire station became a community gym: our founders, the story of the building, what we believe, and our ${facility.trainersOnAbout} trainers.`,
  hero: {
    badge: "OUR STORY",
    heading: "About",
    subtitle: "A community fitness center in a renovated fire station, in the middle of Maineville, Ohio.",
  },
  founders: {
    heading: "Meet Our Founders",
    text: "They coach, they mop the floors, and they’re here most days. Say hello.",
    people: people.founders,
    image: "founders",
    link: { label: "Meet All Our Trainers", to: "/trainers" },
  },
  story: {
    eyebrow: "Bay 01 / The station",
    /** In the side navigation. */
    mark: "Station",
    heading: "From engines to barbells",
    paragraphs: [
      "A fire station is built for people who have to be ready. This one had doors wide enough for a ladder truck, floors that hold twenty tons, a tower for drying hoses and a pole that saves nine seconds. When the department moved to a newer building, this one sat empty, and most of the town expected a parking lot.",
      "We walked in with a flashlight in the winter before 2020. The floor could take any weight a person can drop. The bays were high enough for wall balls and rope climbs. There was a kitchen, there were showers, and there was a brass pole that no one had the heart to remove. It’s still there, and on open days anyone can slide down it.",
      "We opened in 2020, which was not a year for opening gyms. So the first classes were outside, on the apron out front, in chalk circles two yards apart. People brought their own water and stayed to talk. That’s how we learned what this place was for.",
      "Today the old apparatus bay is the lifting floor, with racks where the engines parked and a sprint track down the middle. Around it are a boxing room, jiu-jitsu mats, turf and a climbing wall. The watch room is now a massage office. The recovery rooms are at the foot of the hose tower, away from the music. And a hall in West Chester Township gives young athletes room to run.",
    ],
  },
  timeline: {
    heading: "Year by year",
    note: "Dates are samples until the gym fills in its own.",
    entries: sample(
      "content/pages/about.ts, timeline",
      [
        { year: "2020", text: "Keys, flashlights, first classes on the apron. Four people, then forty." },
        {
          year: "2021",
          text: "Members’ phones open the door: 24/7 access. The ring goes up in the boxing room.",
        },
        {
          year: "2022",
          text: "Mats in the drill room, Apex Jiu-Jitsu opens. First Murph Challenge: 62 people, one grill.",
        },
        {
          year: "2023",
          text: "Four partner offices: massage, physical therapy, mobility and food under one roof.",
        },
        { year: "2024", text: "Sports performance gets a hall of its own in West Chester Township." },
        { year: "2025", text: "The climbing wall goes up, and Sunday classes begin." },
      ],
      "the years of the timeline",
    ),
  },
  values: {
    heading: "What we believe",
    items: [
      { title: "Names first", text: "We’ll greet you by name within a week. Numbers come later." },
      {
        title: "Honest and kind",
        text: "If a weight is too heavy for you today, we’ll tell you, and show you what to do about it.",
      },
      {
        title: "Nobody finishes alone",
        text: "We don’t put our weights away while someone is still lifting.",
      },
      { title: "Leave it better", text: "Wipe it down, rack it, sweep up. That goes for the owners, too." },
    ],
  },
  building: {
    heading: "The building in numbers",
    facts: [
      { figure: facility.squareFeetText, label: "square feet behind three bay doors" },
      { figure: String(facility.privateShowers), label: "private showers" },
      { figure: String(facility.privateBathrooms), label: "private bathrooms" },
      { figure: String(facility.partnerOffices), label: "partner offices" },
      { figure: facility.trainersOnAbout, label: "trainers on the full team" },
    ],
    notes: [
      "Free on-site parking, in front and behind",
      "Step-free from the lot to every room; one shower and one bathroom are wheelchair-accessible",
      "Lockers are in a shared locker room; showers and bathrooms are single rooms with a lock",
      "Cameras in the training areas and at the doors, staff or not",
    ],
  },
  mission: {
    heading: "Our Mission",
    text: brand.mission,
    more: "One sentence, short enough to remember. Every class we offer has to live up to it.",
    link: { label: "Explore Our Programs", to: "/programs" },
  },
  visit: {
    heading: "Come and see it",
    text: "Stop by during staffed hours, or take a look around from your couch first.",
    tour: { label: "Take Virtual Tour", to: "/virtual-tour" },
    firstVisit: { label: "Your first visit", to: "/first-visit" },
  },
} as const;
