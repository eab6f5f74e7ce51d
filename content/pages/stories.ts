import { sample } from "#content/sample.ts";
import { contactAbout } from "#content/subjects.ts";

export type Story = {
  slug: string;
  /** Name of a picture in media/site. */
  image: string;
  name: string;
  title: string;
  program: { label: string; to: string };
  /** One line. */
  result: string;
  /** The number in the result, enlarged. */
  figure?: string;
  paragraphs: string[];
};

/** What a page without stories asks for. */
export type Invitation = {
  label: string;
  questions: { title: string; note: string }[];
  heading: string;
  steps: string[];
};

export const storiesCopy = {
  /** Meta description. */
  search:
    "A first pull-up at 57, lunch at four in the morning, a new knee on the stadium stairs. Six stories, and where they come from.",
  hero: {
    eyebrow: "Watch room / Stories",
    heading: "Member Stories",
    text: "What changes when you keep coming back.",
    image: "program-personal-training-3",
    /** The picture of shared links. */
    shared: "destination-6",
  },
  source:
    "When a member tells us a story, we write it down, and they edit it and choose the name it runs under. No one is paid. Results are individual, not a promise.",
  sampleNote:
    "These stories are samples. The people in them are made up, and our members’ own stories will replace them.",
  readOn: "Read the full story",
  showAll: "Show all stories",
  invitation: {
    label: "Three ways to begin",
    questions: [
      { title: "What was hard before?", note: "The stairs, the suitcase, the floor." },
      { title: "What did you do about it?", note: "The first week counts." },
      { title: "What is different now?", note: "One thing is enough." },
    ],
    heading: "How a story gets here",
    steps: [
      "You tell it, and we write it down",
      "You edit it and choose the name it runs under",
      "It comes down when you ask us to",
    ],
  } satisfies Invitation,
  tellYours: {
    heading: "Tell us yours",
    text: "It doesn’t have to be dramatic. Sleeping well counts.",
    label: "Write to us",
    to: contactAbout("story"),
  },
} as const;

export const stories: readonly Story[] = sample(
  "content/pages/stories.ts, stories",
  [
    {
      slug: "jamie-night-shift",
      image: "program-evo-nutrition",
      name: "Jamie S. (sample)",
      title: "Lunch at four in the morning",
      program: { label: "Evo Nutrition", to: "/programs/evo-nutrition" },
      result: "22 lb in seven months, on night shifts",
      figure: "22 lb",
      paragraphs: [
        "I have worked nights in a hospital for eleven years. Every diet I ever read begins with breakfast, and I do not have a breakfast. I have a break at four in the morning, a vending machine, and whatever somebody’s aunt baked.",
        "When I called for the 20 minutes I expected to be told to change jobs. Instead Quinn asked what was in the break room. So I told the truth, all of it, the donuts too. We wrote three numbers on a card, and the only rule for the first week was to eat 30 grams of protein at four. That was it.",
        "It took about a month before I noticed that I was no longer angry at six in the morning. In the second month we moved one meal. In the third I started to pack my own food, because by then I knew what I liked. I logged most days. On the days when I did not, Quinn wrote: fine, what about tomorrow?",
        "Seven months later I was 22 lb lighter, but that is not what I tell people. I tell them that I drove home after a shift in January, and my knees did not hurt on the stairs, and I stood there with the key in my hand and went down and up again to make sure.",
        "I still eat the aunt’s cake. It is a very good cake. It is on the card.",
      ],
    },
    {
      slug: "robin-and-pat-one-kitchen",
      image: "story-kitchen",
      name: "Robin and Pat S. (sample)",
      title: "One kitchen, two plans",
      program: { label: "Evo Nutrition", to: "/programs/evo-nutrition" },
      result: "41 lb between them, one grocery list",
      figure: "41 lb",
      paragraphs: [
        "Robin lifts. Pat walks the dog. For years we bought two kinds of everything, threw half of it away and argued about the rest. Pat would go without bread for a week because Robin did, and then there would be a Saturday.",
        "What we learned on the first call was almost boring: we need different amounts of the same food. One pan of chicken, one pot of rice, one salad. Robin’s plate gets more from the pan, Pat’s more from the pot. It had never occurred to us that a plan could be a ladle.",
        "Our coach wrote one grocery list for both of us and a rule for Sundays: cook two things, and only two. We missed some Sundays. The list stayed on the refrigerator, and that turned out to be enough to find the way back on Monday.",
        "After ten months there were 41 lb less in this house, most of them Pat’s. Robin gained four, in the shoulders, and is unbearable about it. The dog walks are longer. We throw almost nothing away.",
      ],
    },
    {
      slug: "lee-first-pull-up",
      image: "program-evo-mayhem-4",
      name: "Lee S. (sample)",
      title: "Nineteen months to one pull-up",
      program: { label: "Adult Classes", to: "/programs/adult-classes" },
      result: "57 years old at the first pull-up",
      figure: "57",
      paragraphs: [
        "I sat in the parking lot for fifteen minutes on my first day. I had looked at the pictures, I had taken the tour on my phone twice, and I still thought everybody would turn around when I came in. One person did. She said: you look lost, do you want to be lost together? She had started the week before.",
        "I was 55 and had never held a barbell. For the first month the bar was a stick. My coach wrote the word “row” next to everyone else’s “pull-up”, and I hung from rings at an angle and pulled. I wrote in my book: one day, one. Then I forgot about it, honestly, because there was so much else to be bad at.",
        "You get less bad. It is not exciting to watch. A ring goes one hole higher, a band gets thinner. There was a winter when my elbow hurt, and the physical therapist from the office at the back came out and watched me and changed my grip. There were weeks when I came once.",
        "It happened on a Thursday, in a warm-up, with nobody looking. I pulled and my chin was over the bar. I got down and did not say anything, since I was not sure that it counted. Then I did it again, and someone dropped a water bottle.",
        "They made me do a third one for the video. I could not. It is my favorite video.",
      ],
    },
    {
      slug: "devon-after-surgery",
      image: "destination-6",
      name: "Devon S. (sample)",
      title: "The stairs at the stadium",
      program: { label: "Personal Training", to: "/programs/personal-training" },
      result: "64 years old, new\u00a0knee, top\u00a0row",
      figure: "64",
      paragraphs: [
        "They gave me a new knee in March. Physical therapy was good, and then the visits that insurance pays for were over, and I could walk and that was that. I am 64. I coach third base for my grandson’s team. Walking was not what I had in mind.",
        "I asked for personal training because I did not want an audience. The first session we talked more than we moved. My trainer called my therapist while I sat there, and the two of them agreed on what I could do and what I should leave until summer. I had never had two people on my side at the same time.",
        "We started with sitting down. I mean that: sitting down on a box, slowly, and standing up, five times. The box got lower. In June I carried two buckets across the turf. In August I dragged a sled and a teenager told me it was sick, which I am told is good.",
        "In October the outdoor group did the stadium stairs. I went along to watch. At the bottom the coach said: go as far as you like, I will walk with you. So we walked, and we talked about baseball, and at some point there were no more stairs.",
        "You can see the river from up there. I had not known.",
      ],
    },
    {
      slug: "avery-tapping",
      image: "program-evo-grappling-2",
      name: "Avery S. (sample)",
      title: "Learning to tap",
      program: { label: "Apex Jiu-Jitsu", to: "/programs/apex-jiu-jitsu" },
      result: "9 taps in round one, two years ago",
      figure: "9",
      paragraphs: [
        "I am a lawyer. I do not lose for a living. In my first round of jiu-jitsu, a person who weighs 40 lb less than I do sat on my chest for five minutes and apologized. I tapped nine times. I went home and slept as I had not slept since college.",
        "Nobody tells you that the hardest part is asking. For a month I tried to work out alone why I always ended up underneath. Then Emerson sat down beside me on the mat and asked what I had learned from being stuck. I said nothing. He said: good, then you can start to look.",
        "So I look. I ask the person who caught me how it was done, and they show me, every time. That is the strange thing about this room: people hand you the key to themselves. A blue belt half my age has taught me more patience than ten years of hearings.",
        "My daughter joined the kids class last fall. She ties her own belt, she bows to children twice her size, and when she lost her first match she shook hands and came to the bench and said: I know what I did. I have colleagues who could use that.",
      ],
    },
    {
      slug: "harper-left-hook",
      image: "program-alpha-omega-boxing-2",
      name: "Harper S. (sample)",
      title: "A free class and a left hook",
      program: { label: "Alpha Omega Boxing", to: "/programs/alpha-omega-boxing" },
      result: "3 classes a week since the free one",
      figure: "3",
      paragraphs: [
        "I came because it was free and because my sister dared me. I teach kindergarten. I had never hit anything in my life, and I said so at the door, and Parker wrapped my hands and said that was the best way to arrive: nothing to unlearn.",
        "The punches have numbers. I can count to six. By the end of the first round I was following along, and by the end of the second I had stopped thinking about the parent-teacher night. In the rest minute somebody I did not know told me to breathe out when I hit. It made all the difference.",
        "I thought it would be a room of men who stare. There is a retired mailman, two nurses, a boy of 15 with his dad, and a woman of 70 with the best footwork in the county. Nobody stares. Everybody is too tired.",
        "I have been coming on Tuesdays and Wednesdays and Sundays ever since. My shoulders have changed shape. My class says I walk louder. I have a left hook, and no use for it at all, and I would not give it back.",
      ],
    },
  ],
  "six member stories",
);
