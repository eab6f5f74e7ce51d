import { programPictures, type Program } from "#content/programs/program.ts";

// Seven programs without own pages. Replaces content/own/programs/programs.ts.

function program(slug: string, title: string, pictures: string, more: Partial<Program> = {}): Program {
  return {
    slug,
    title,
    iconName: "Dumbbell",
    ...programPictures(pictures),
    description: `${title} for people who have never tried, and for people who have not stopped since they did.`,
    paragraphs: [`What ${title} is: an hour, a coach and a plan.`],
    ...more,
  };
}

const strong = { title: "Strong", minutes: 50, start: "06:25" } as const;
const hall = { title: "Field Speed", minutes: 50, start: "17:35" } as const;

export const programs: readonly Program[] = [
  program("strength-club", "Strength Club", "adult-classes", {
    times: {
      place: "Main floor",
      slots: [
        { day: "Monday", ...strong },
        { day: "Thursday", ...strong },
      ],
    },
    plans: ["Strength Monthly", "Strength Drop In"],
    purposes: [
      {
        value: "strength",
        label: "Getting strong",
        young: true,
        fit: () => ({ plans: ["Strength Monthly"], note: "Begin on any day." }),
      },
    ],
  }),
  program("personal-training", "Personal Training", "personal-training"),
  program("small-group-training", "Small Group Training", "small-group-training"),
  program("sports-performance", "Sports Performance", "sports-performance", {
    times: { place: "Pine Hollow", slots: [{ day: "Tuesday", ...hall }] },
  }),
  program("kettlebells", "Kettlebells", "small-group-training"),
  program("trail-running", "Trail Running", "adult-classes"),
  program("seniors", "Strong Seniors", "personal-training"),
];

export const everyProgram = programs;
