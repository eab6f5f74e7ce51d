import { people } from "#content/people.ts";
import { sample } from "#content/sample.ts";
import { brand, facility } from "#content/site.ts";

export const aboutCopy = {
  /** Meta description. */
  search: `How an empty fire station became a community gym: our founders, the story of the building, what we hold on to, and our ${facility.trainersOnAbout} trainers.`,
  hero: {
    badge: "OUR STORY",
    heading: "About",
    subtitle: "A community fitness center in a renovated fire station, in the middle of Maineville, Ohio.",
  },
  founders: {
    heading: "Meet Our Founders",
    text: "They coach, they mop and they are here most days. Say hello.",
    people: people.founders,
    image: "founders",
    link: { label: "Meet All Our Trainers", to: "/trainers" },
  },
  story: {
    eyebrow: "Bay 01 / The station",
    heading: "From engines to barbells",
    paragraphs: [
      "A fire station is built for one thing: people who must be ready. Doors wide enough for a ladder truck, floors that carry twenty tons, a tower to dry hoses and a pole to save nine seconds. When the department moved to a newer house, the building stood empty, and most of the town expected a parking lot.",
      "We walked in with a flashlight in the winter before 2020. The floor could take any weight a person can drop. The bays were high enough to throw a ball and to climb a rope. There was a kitchen, there were showers, and there was a brass pole that nobody had the heart to remove. It is still there. On open days everybody may slide.",
      "We opened in 2020, which was not a year for opening gyms. So the first classes were outside, on the apron before the doors, with chalk circles two yards apart. People came with their own water and stayed to talk across the circles. That is how we learned what this place was for.",
      "Today the old apparatus bay is the lifting floor, racks where the engines stood and a sprint track down the middle. Around it are a boxing room, jiu-jitsu mats, turf and a climbing wall. The watch room has a massage table in it. The recovery rooms are at the foot of the hose tower, away from the music. And a hall in West Chester Township gives young athletes room to run.",
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
    heading: "What we hold on to",
    items: [
      { title: "Names first", text: "You are greeted by name within a week. Numbers come later." },
      {
        title: "Truth, kindly",
        text: "If a weight is too heavy for you today, we say so, and say what to do about it.",
      },
      { title: "Room for the last", text: "Nobody puts a bar away while somebody is still lifting one." },
      { title: "Leave it better", text: "Wipe it, rack it, sweep it. Owners too." },
    ],
  },
  building: {
    heading: "The building in numbers",
    facts: [
      { figure: facility.squareFeetText, label: "square feet behind three bay doors" },
      { figure: String(facility.privateShowers), label: "private showers" },
      { figure: String(facility.privateBathrooms), label: "private bathrooms" },
      { figure: String(facility.partnerOffices), label: "partner offices" },
      { figure: facility.trainersOnAbout, label: "trainers" },
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
    more: "One sentence, short enough to remember. Everything on the timetable has to answer to it.",
    link: { label: "Explore Our Programs", to: "/programs" },
  },
  visit: {
    heading: "Come and see it",
    text: "Walk in while staff are here, or look around first from your couch.",
    tour: { label: "Take Virtual Tour", to: "/virtual-tour" },
    firstVisit: { label: "Your first visit", to: "/first-visit" },
  },
} as const;
