// Invented people. The last five have no portrait, six have no bio, two have no role.

export const trainers = [
  person(
    "Casey Sample",
    "Owner",
    "Sample bio: Casey opened the gym in the old fire station and still coaches on the floor. Twenty years of barbells, a patient eye for a first squat, and a rule that nobody trains alone unless they want to.",
  ),
  person(
    "Jordan Sample",
    "Owner",
    "Sample bio: Jordan runs the youth programs and drew the floor plan on a napkin. Former college sprinter, coach of athletes from eight years up, and the one who remembers every birthday.",
  ),
  person(
    "Riley Demo",
    "Head Coach",
    "Sample bio: Riley writes the week’s training and teaches the coaches who teach it. Weightlifting is home ground, but beginners are the favorite hour of the day.",
  ),
  person(
    "Morgan Demo",
    "Head Coach",
    "Sample bio: Morgan came to coaching from gymnastics and thinks every adult can learn a handstand. Leads Mayhem on Tuesdays and Thursdays, loudly.",
  ),
  person(
    "Taylor Example",
    "Coach/Operations",
    "Sample bio: Taylor keeps the timetable, the chalk and the coffee in order. Coaches the noon class between the three.",
  ),
  person(
    "Avery Example",
    "Coach/Sales & Marketing",
    "Sample bio: Avery shows newcomers around and finds the plan that fits, even if it is the cheapest. Coaches the Saturday beginners.",
  ),
  person(
    "Quinn Specimen",
    "Coach/Nutrition Team",
    "Sample bio: Quinn turns seven diets tried and dropped into one that lasts. Cooks on Sundays, counts in grams and speaks in plates.",
  ),
  person(
    "Rowan Specimen",
    "Administration Manager",
    "Sample bio: Rowan answers the phone, the mail and the question you thought too small to ask.",
  ),
  person(
    "Skyler Placeholder",
    "Coach/Nutrition Team",
    "Sample bio: Skyler pairs meal plans with training blocks. For athletes who are always hungry, and for parents who never have time.",
  ),
  person(
    "Emerson Placeholder",
    "Coach",
    "Sample bio: Emerson started jiu-jitsu at 31 with a bad back and a desk job. Few techniques, taught slowly.",
  ),
  person(
    "Harper Mockley",
    "Coach",
    "Sample bio: Harper teaches the first class of the morning and has not overslept yet. Kettlebells, rowing and very short jokes.",
  ),
  person("Finley Mockley", "Coach", null),
  person(
    "Dakota Testerman",
    "Coach",
    "Sample bio: Dakota leads the outdoor workouts, in all weather, on hills. Trail runner and former wildland firefighter, in this sample at least.",
  ),
  person(
    "Reese Testerman",
    "Coach",
    "Sample bio: Reese works with members who come back from injury, one careful step at a time.",
  ),
  person(
    "Sawyer Draftwell",
    "Coach",
    "Sample bio: Sawyer sets the routes on the climbing wall and spots everyone on the first try of each.",
  ),
  person(
    "Parker Draftwell",
    "Coach",
    "Sample bio: Parker wraps your hands on the first day and counts your first good jab as a win of the house.",
  ),
  person(
    "Hayden Stencil",
    "Coach",
    "Sample bio: Hayden coaches volleyball and basketball players to land softly and jump again. Measures everything twice.",
  ),
  person("Peyton Stencil", "Coach", null),
  person(
    "Blake Pattern",
    "Coach",
    "Sample bio: Blake teaches small groups of three and four and knows exactly who skipped the warm-up.",
  ),
  person(
    "Drew Pattern",
    null,
    "Sample bio: Drew helps at the desk and on the floor wherever we are short-handed.",
  ),
  person(
    "Jamie Outline",
    "Coach",
    "Sample bio: Jamie is new on the team and takes the evening classes. A portrait will follow.",
  ),
  person("Kendall Outline", "Coach", null),
  person(
    "Logan Sketch",
    "Coach",
    "Sample bio: Logan coaches football and baseball players through the off-season, sled by sled.",
  ),
  person(
    "Micah Sketch",
    "Coach",
    "Sample bio: Micah teaches mobility on Wednesdays, when everybody needs it and few admit it.",
  ),
  person("Noel Blank", null, null),
];

function person(Name: string, Role: string | null, bio: string | null) {
  return { Name, Role, bio };
}
