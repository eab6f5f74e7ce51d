import { freeTrial } from "#content/programs/apex-jiu-jitsu.ts";
import { contactAbout } from "#content/subjects.ts";
import { unbroken } from "#domain/text.ts";
import { facility, home } from "#content/site.ts";

export type Question = { question: string; answer: string };

export const firstVisitCopy = {
  /** Meta description. */
  search:
    "Where to park, what to bring and what happens in the first ten minutes, with answers to the questions that nervous beginners ask.",
  hero: {
    eyebrow: "Front door / New here",
    heading: "Your First Visit",
    text: "A tour, a talk with a coach and a class. It’s free and takes a little over an hour.",
    button: { label: "Book your first visit", to: contactAbout("first-visit") },
  },
  parking: {
    heading: "Getting here and parking",
    mapTitle: "Drawn map: the gym on Foster-Maineville Road",
    paragraphs: [
      `The address is ${home.address}. Look for the brick building with three red bay doors. On Saturday mornings the back lot is easier.`,
      `Come in through the glass door under the red canopy, to the right of ${unbroken("bay 3")}. The path from the lot is level and well lit.`,
    ],
    board: [
      { label: "Parking in front", value: "40 spaces, free" },
      { label: "Behind the building", value: "20 spaces, free" },
      { label: "Accessible, by the entrance", value: `${facility.accessibleSpaces} spaces` },
    ],
    directions: { label: "Get Directions", href: home.directionsUrl },
  },
  bring: {
    heading: "What to bring",
    items: [
      {
        name: "Shoes you can walk in",
        text: "Any sneakers will do, with anything you can move in. Shoes come off for jiu-jitsu and recovery.",
      },
      { name: "Water", text: "There’s a bottle filler by the front desk." },
      { name: "A small towel", text: "Forgot yours? We have some." },
      {
        name: "A lock, if you like",
        text: "Lockers are free, and there are open cubbies next to every room.",
      },
      {
        name: "What your body needs",
        text: "An inhaler, a brace, a note from your doctor. Let your coach know.",
      },
    ],
    leave: "Leave at home: gloves, belts, special shoes, and the idea that you have to get in shape first.",
  },
  tenMinutes: {
    heading: "The first ten minutes",
    menu: "Ten minutes",
    /** Before the number of a step, for screen readers and at the desk; and after it. */
    unit: "Minute",
    sign: "’",
    steps: [
      {
        minute: "0",
        text: "You walk in. Someone at the front desk says hello and asks your name. Tell them it’s your first time.",
      },
      {
        minute: "2",
        text: "You fill out a short form: who you are, who to call in an emergency, and anything that hurts.",
      },
      { minute: "4", text: "You get a quick tour: showers, bathrooms, water, exits, the quiet corner." },
      {
        minute: "7",
        text: "You meet your coach, who asks what you’ve done before. “Nothing” is a fine answer.",
      },
      {
        minute: "9",
        text: "You learn the day’s two or three movements with a weight that feels almost too light.",
      },
      { minute: "10", text: "Class starts. Your coach stands where you can see them." },
    ],
  },
  nerves: {
    heading: "If you are nervous",
    paragraphs: [
      "Almost everyone is. The person who looks most at home here sat in the parking lot for ten minutes before their first class, and will happily tell you so.",
      `Come at a quiet time: on weekdays between ${unbroken("1 PM")} and ${unbroken("4 PM")} there are rarely more than ten people on the floor. Bring a friend, free of charge. Watch a class from the bench with a coffee first. And you can stop in the middle of anything, at any time. No one will ask why.`,
      "If you’d rather not walk in alone, call us and someone will meet you at the door. We do it every week.",
    ],
    tour: { label: "Look around first", to: "/virtual-tour" },
  },
  dropIns: {
    heading: "Drop-ins and visitors",
    paragraphs: [
      "In town for a week, or not ready to commit? A Drop In pays for one class. Come as often as you like. If you’re visiting from another gym, tell your coach what you usually lift.",
    ],
    visitors: (hours: string) =>
      `Visitors are welcome during staffed hours: ${hours}. Members can come in at any hour.`,
    pricing: { label: "See drop-in prices", to: "/pricing" },
    schedule: { label: "Pick a class", to: "/schedule" },
  },
  questionsHeading: "Questions and answers",
  questionsAsk: "Don’t see your question? Ask us.",
  contact: {
    heading: "Still nervous?",
    text: (phone: string) => `Call ${phone} or write to us. A real person answers.`,
    button: { label: "Contact Us", to: "/contact" },
  },
} as const;

export const questions: readonly Question[] = [
  {
    question: "I haven’t worked out in years. Can I start with a class?",
    answer:
      "Yes. Every movement has an easier version, and your coach will help you pick it. Tell us at the front desk that it’s your first day, and your coach will meet you ten minutes early.",
  },
  {
    question: "Is the first visit free?",
    answer: `Yes. The tour, the talk with a coach and the class you take that day cost nothing. Your first ${freeTrial.weeks === 2 ? "two" : freeTrial.weeks} weeks of jiu-jitsu are free, too. After that, buy a Drop In or a membership.`,
  },
  {
    question: "What is a free assessment?",
    answer:
      "Thirty minutes with a coach: a talk about your goals, a few simple movements, and a realistic plan on paper. It’s yours to keep whether you join or not. Have one before your first visit, after it or instead of it.",
  },
  {
    question: "How does 24/7 access work?",
    answer:
      "Your phone unlocks the door at any hour. Lights and cameras are on, and there’s an emergency button by the racks. Staffed hours are on the contact page.",
  },
  {
    question: "Do I have to sign a long contract?",
    answer:
      "No. A monthly plan ends at the end of the month you cancel in. A plan with a fixed term says so next to its price. There’s no sign-up fee.",
  },
  {
    question: "Can I bring my kids?",
    answer:
      "Kids who are fine on their own can sit on the bench while you train. They can join kids jiu-jitsu at six and sports performance at eight. At night the building is for members 18 and older. Anyone younger needs a parent with them.",
  },
  {
    question: "Are there showers and changing rooms?",
    answer: `The lockers are in a shared locker room. The ${facility.privateShowers} private showers and ${facility.privateBathrooms} private bathrooms are single rooms with a lock, and you can change in any of them. Towels are at the front desk.`,
  },
  {
    question: "I have an injury. Should I wait?",
    answer:
      "Ask your doctor first, then ask us. Most people can train around an injury. Your coach will adapt the workout, and there’s a physical therapist in the building.",
  },
  {
    question: "Is the building wheelchair accessible?",
    answer:
      "Yes. The path from the lot is level, every room is step-free, and one shower and one bathroom are wheelchair-accessible. The climbing wall has an assisted line. Please call a day ahead to use it.",
  },
  {
    question: "Will anyone film me?",
    answer:
      "Not without asking. Members may film their own lifts. Before we take pictures, we ask everyone in the room, and you can always say no.",
  },
  {
    question: "How busy does it get?",
    answer:
      "The busiest time is 5 to 7 in the evening, Monday to Wednesday. Early afternoons and late evenings are quiet. Classes are capped, so the coach can see everyone.",
  },
  {
    question: "My class is outside staffed hours. Who lets me in?",
    answer: "Your coach, who is at the door ten minutes before class and stays until the last person leaves.",
  },
  {
    question: "What if I’m late?",
    answer:
      "Up to ten minutes late, come in, warm up off to the side, and the coach will work you in. If you’re later than that, train on the open floor and take the next class.",
  },
];
