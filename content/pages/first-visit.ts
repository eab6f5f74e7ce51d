import { freeTrial } from "#content/programs/apex-jiu-jitsu.ts";
import { unbroken } from "#domain/text.ts";
import { facility, home } from "#content/site.ts";

export type Question = { question: string; answer: string };

export const firstVisitCopy = {
  hero: {
    eyebrow: "Front door / New here",
    heading: "Your First Visit",
    text: "What to bring, where to park and what happens in the first ten minutes. No surprises.",
  },
  parking: {
    heading: "Getting here and parking",
    mapTitle: "Drawn map: the gym on Foster-Maineville Road",
    paragraphs: [
      `The address is ${home.address}. Look for the brick building with three red bay doors. On Saturday mornings the back lot is easier.`,
      `Come in by the glass door under the red canopy, right of ${unbroken("bay 3")}. The way from the lot is flat and lit.`,
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
        text: "Any sneakers will do. For jiu-jitsu and recovery you take them off.",
      },
      { name: "Water", text: "There is a bottle filler by the desk." },
      { name: "A small towel", text: "Forgot it? We have some." },
      { name: "A lock, if you like", text: "Lockers are free; cubbies stand open beside every room." },
      {
        name: "What your body needs",
        text: "An inhaler, a brace, a note from your doctor. Show it to your coach.",
      },
    ],
    leave: "Leave at home: gloves, belts, special shoes and the idea that you have to get in shape first.",
  },
  tenMinutes: {
    heading: "The first ten minutes",
    steps: [
      {
        minute: "0",
        text: "You come in. Somebody at the desk says hello and asks your name. You say it is your first time, and they are glad.",
      },
      { minute: "2", text: "You sign a short form: who you are, whom to call in an emergency, what hurts." },
      { minute: "4", text: "You see the building: showers, bathrooms, water, exits, the quiet corner." },
      {
        minute: "7",
        text: "You meet your coach, who asks what you have done before. “Nothing” is a fine answer.",
      },
      { minute: "9", text: "You learn the two or three movements of the day, at a weight that feels silly." },
      { minute: "10", text: "Class starts. Your coach stands where you can see them." },
    ],
  },
  nerves: {
    heading: "If you are nervous",
    paragraphs: [
      "Almost everyone is. The person who looks as if they were born here sat in the parking lot for ten minutes before their first class, and will tell you so.",
      `You can come at a quiet hour: weekdays between ${unbroken("1 PM")} and ${unbroken("4 PM")} there are seldom more than ten people on the floor. You can bring a friend, who does not pay. You can watch a class from the bench with a coffee and go home again. You can stop in the middle of anything, at any time, and nobody will ask why.`,
      "If you would rather not walk in alone, call and ask for someone to meet you at the door. We do it every week.",
    ],
    tour: { label: "Look around first", to: "/virtual-tour" },
  },
  dropIns: {
    heading: "Drop-ins and visitors",
    paragraphs: [
      "In town for a week, or not ready to commit? Buy a Drop In and take one class, as often as you like. If you are traveling and belong to another gym, tell your coach what you usually lift.",
    ],
    visitors: (hours: string) =>
      `Visitors come in while staff are here: ${hours}. Members come in at any hour.`,
    pricing: { label: "See drop-in prices", to: "/pricing" },
    schedule: { label: "Pick a class", to: "/schedule" },
  },
  questionsHeading: "Questions and answers",
  questionsAsk: "Yours is not here? Ask us.",
  contact: {
    heading: "Still nervous?",
    text: (phone: string) => `Call ${phone} or write. A person answers.`,
    button: { label: "Contact Us", to: "/contact" },
  },
} as const;

export const questions: readonly Question[] = [
  {
    question: "I have not worked out in years. Can I start with a class?",
    answer:
      "Yes. Every movement has an easier version, and the coach picks it with you. Tell us at the desk that it is your first day, so that your coach can meet you ten minutes early.",
  },
  {
    question: "Is the first visit free?",
    answer: `Looking around and the free assessment cost nothing. Your first boxing class is free, and the first ${freeTrial.weeks === 2 ? "two" : freeTrial.weeks} weeks of jiu-jitsu are too. Other classes are a Drop In, or part of a membership.`,
  },
  {
    question: "What is a free assessment?",
    answer:
      "Thirty minutes with a coach: a talk about what you want, a few simple movements, and an honest plan on paper. You keep the plan, whether you join or not.",
  },
  {
    question: "How does 24/7 access work?",
    answer:
      "Your phone opens the door at any hour. Lights and cameras are on, and an emergency button hangs by the racks. Staff are here at the hours on the contact page.",
  },
  {
    question: "Do I have to sign a long contract?",
    answer:
      "No. A monthly plan ends with the month in which you cancel. A plan that runs for a set number of months or weeks says so beside its price. There is no sign-up fee.",
  },
  {
    question: "May I bring my children?",
    answer:
      "Children who are fine by themselves can sit on the bench while you train. At six they can join the kids jiu-jitsu class, at eight sports performance. At night the building is for members 18 and older; anyone younger comes with a parent.",
  },
  {
    question: "Are there showers and changing rooms?",
    answer: `The lockers stand in a shared locker room. The ${facility.privateShowers} private showers and ${facility.privateBathrooms} private bathrooms are rooms of their own, each with a lock, and you can change in any of them. You can get a towel at the desk.`,
  },
  {
    question: "I have an injury. Should I wait?",
    answer:
      "Ask your doctor, then ask us. Most people can train around an injury. Coaches adapt, and there is a physical therapist in the building who can look at it.",
  },
  {
    question: "Can I use a wheelchair in the building?",
    answer:
      "Yes. The way from the lot is flat, every room is step-free, and one shower and one bathroom are wheelchair-accessible. The climbing wall has an assisted line; call a day ahead.",
  },
  {
    question: "Will anyone film me?",
    answer:
      "Not without asking. Members may film their own lifts. We ask everyone in the room before we take pictures, and you can say no without a reason.",
  },
  {
    question: "How busy does it get?",
    answer:
      "The busiest hours are 5 to 7 in the evening, Monday to Wednesday. Early afternoons and late evenings are quiet. Classes are capped, so the coach can see everyone.",
  },
  {
    question: "My class is before or after the desk’s hours. Who lets me in?",
    answer:
      "Your coach, who is at the door ten minutes before class and stays until the last person has gone.",
  },
  {
    question: "What if I come late?",
    answer:
      "Up to ten minutes late, come in and warm up at the side; the coach will work you in. Later than that, train on the open floor and take the next class.",
  },
];
