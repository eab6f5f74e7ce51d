// Invented people. The last five have no portrait, six have no bio, two have no role.

export const trainers = [
  person(
    "Casey Sample",
    "Owner",
    "Sample bio: Casey opened the gym in the old fire station and still coaches on the floor. Twenty years of coaching barbells, a lot of patience for first squats, and a rule that no one trains alone unless they want to.",
  ),
  person(
    "Jordan Sample",
    "Owner",
    "Sample bio: Jordan runs the youth programs and drew the floor plan on a napkin. Former college sprinter who coaches athletes from age eight up and remembers every birthday.",
  ),
  person(
    "Riley Demo",
    "Head Coach",
    "Sample bio: Riley writes the week’s training and teaches the coaches who teach it. Weightlifting is Riley’s specialty, but beginners’ classes are the favorite part of the day.",
  ),
  person(
    "Morgan Demo",
    "Head Coach",
    "Sample bio: Morgan came to coaching from gymnastics and thinks every adult can learn a handstand. Leads Mayhem on Tuesdays and Thursdays.",
  ),
  person(
    "Taylor Example",
    "Coach/Operations",
    "Sample bio: Taylor keeps the schedule, the chalk and the coffee stocked, and coaches the noon class.",
  ),
  person(
    "Avery Example",
    "Coach/Sales & Marketing",
    "Sample bio: Avery shows newcomers around and finds the plan that fits, even if it’s the cheapest one. Coaches beginners on Saturdays.",
  ),
  person(
    "Quinn Specimen",
    "Coach/Nutrition Team",
    "Sample bio: Quinn helps people who have tried every diet find one way of eating that lasts. Leads the Sunday meal prep table.",
  ),
  person(
    "Rowan Specimen",
    "Administration Manager",
    "Sample bio: Rowan answers the phone, the email and the question you thought was too small to ask.",
  ),
  person(
    "Skyler Placeholder",
    "Coach/Nutrition Team",
    "Sample bio: Skyler pairs meal plans with training blocks. Works with athletes who are always hungry and parents who never have time.",
  ),
  person(
    "Emerson Placeholder",
    "Coach",
    "Sample bio: Emerson started jiu-jitsu at 31 with a bad back and a desk job. Teaches beginners a few techniques, slowly.",
  ),
  person(
    "Harper Mockley",
    "Coach",
    "Sample bio: Harper teaches the first class of the morning and hasn’t overslept yet. Kettlebells, rowing and short jokes.",
  ),
  person("Finley Mockley", "Coach", null),
  person(
    "Dakota Testerman",
    "Coach",
    "Sample bio: Dakota leads the outdoor workouts, on hills and in all weather. Trail runner and former wildland firefighter, in this sample at least.",
  ),
  person(
    "Reese Testerman",
    "Coach",
    "Sample bio: Reese works with members coming back from injury, one careful step at a time.",
  ),
  person(
    "Sawyer Draftwell",
    "Coach",
    "Sample bio: Sawyer sets the routes on the climbing wall and teaches first-time climbers.",
  ),
  person(
    "Parker Draftwell",
    "Coach",
    "Sample bio: Parker wraps your hands on day one and celebrates your first good jab. Beginners every week.",
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
    "Sample bio: Blake coaches small groups and knows exactly who skipped the warm-up.",
  ),
  person("Drew Pattern", null, "Sample bio: Drew helps out at the front desk and on the floor."),
  person("Jamie Outline", "Coach", "Sample bio: Jamie is new to the team and teaches the evening classes."),
  person("Kendall Outline", "Coach", null),
  person(
    "Logan Sketch",
    "Coach",
    "Sample bio: Logan coaches football and baseball players through the off-season, sled by sled.",
  ),
  person(
    "Micah Sketch",
    "Coach",
    "Sample bio: Micah teaches mobility on Wednesdays, when everyone needs it and few admit it.",
  ),
  person("Noel Blank", null, null),
];

function person(Name: string, Role: string | null, bio: string | null) {
  return { Name, Role, bio };
}
