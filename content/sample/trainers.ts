// Invented people. The last five have no portrait, six have no bio, two have no role.

export const trainers = [
  person(
    "Casey Sample",
    "Owner",
    "Casey opened the gym in the old fire station and still coaches on the floor. Twenty years of coaching barbells, a lot of patience for first squats, and a rule that no one trains alone unless they want to. (Sample bio)",
  ),
  person(
    "Jordan Sample",
    "Owner",
    "Head coach of sports performance. Jordan drew the floor plan on a napkin, coaches athletes from age eight up and remembers every birthday. Former college sprinter. (Sample bio)",
  ),
  person(
    "Riley Demo",
    "Head Coach",
    "Riley writes the week’s training and teaches the coaches who teach it. Weightlifting is Riley’s specialty, but beginners’ classes are the favorite part of the day. (Sample bio)",
  ),
  person(
    "Morgan Demo",
    "Head Coach",
    "Morgan came to coaching from gymnastics and thinks every adult can learn a handstand. Leads Mayhem on Tuesdays and Thursdays. (Sample bio)",
  ),
  person(
    "Taylor Example",
    "Coach/Operations",
    "Taylor keeps the schedule, the chalk and the coffee stocked, and coaches the noon class. (Sample bio)",
  ),
  person(
    "Avery Example",
    "Coach/Sales & Marketing",
    "Avery shows newcomers around and finds the plan that fits, even if it’s the cheapest one. Coaches beginners on Saturdays. (Sample bio)",
  ),
  person(
    "Quinn Specimen",
    "Coach/Nutrition Team",
    "Head nutrition coach. Quinn helps people who have tried every diet find one way of eating that lasts. Leads the Sunday meal prep table. (Sample bio)",
  ),
  person(
    "Rowan Specimen",
    "Administration Manager",
    "Rowan answers the phone, the email and the question you thought was too small to ask. Keeps the lost-and-found box, too. (Sample bio)",
  ),
  person(
    "Skyler Placeholder",
    "Coach/Nutrition Team",
    "Skyler pairs meal plans with training blocks. Works with athletes who are always hungry and parents who never have time. (Sample bio)",
  ),
  person(
    "Emerson Placeholder",
    "Coach",
    "Head instructor of Apex Jiu-Jitsu. Emerson started at 31 with a bad back and a desk job. Teaches beginners a few techniques, slowly. (Sample bio)",
  ),
  person(
    "Harper Mockley",
    "Coach",
    "Harper teaches the first class of the morning and hasn’t overslept yet. Kettlebells, rowing and short jokes. (Sample bio)",
  ),
  person("Finley Mockley", "Coach", null),
  person(
    "Dakota Testerman",
    "Coach",
    "Dakota leads the outdoor workouts, on hills and in all weather. Trail runner and former wildland firefighter, in this sample at least. (Sample bio)",
  ),
  person(
    "Reese Testerman",
    "Coach",
    "Reese works with members coming back from injury, one careful step at a time. Writes everything down. (Sample bio)",
  ),
  person(
    "Sawyer Draftwell",
    "Coach",
    "Strength and climbing coach. Sawyer sets the routes on the climbing wall and teaches first-time climbers. Checks every knot twice. (Sample bio)",
  ),
  person(
    "Parker Draftwell",
    "Coach",
    "Owner and head trainer of Alpha Omega Boxing. Parker wraps your hands on day one and celebrates your first good jab. Beginners every week. (Sample bio)",
  ),
  person(
    "Hayden Stencil",
    "Coach",
    "Court and diamond coach in West Chester. Hayden teaches volleyball, basketball and baseball players to land softly and turn from the hip. Measures everything twice. (Sample bio)",
  ),
  person("Peyton Stencil", "Coach", null),
  person(
    "Blake Pattern",
    "Coach",
    "Kids instructor of Apex Jiu-Jitsu. Blake also coaches small groups and knows exactly who skipped the warm-up. Picks the music, and takes requests. (Sample bio)",
  ),
  person(
    "Drew Pattern",
    null,
    "Drew helps out at the front desk and on the floor. Knows where the spare towels, the tape and the good pens are. (Sample bio)",
  ),
  person(
    "Jamie Outline",
    "Coach",
    "Jamie is new to the team and teaches the evening classes. Learns every name on the first night, and means it. (Sample bio)",
  ),
  person("Kendall Outline", "Coach", null),
  person(
    "Logan Sketch",
    "Coach",
    "Logan teaches the early classes and sets up the sleds for everyone else. Played football and baseball. (Sample bio)",
  ),
  person(
    "Micah Sketch",
    "Coach",
    "Micah teaches mobility on Wednesdays, when everyone needs it and few admit it. Brings a ball for every sore spot. (Sample bio)",
  ),
  person("Noel Blank", null, null),
];

function person(Name: string, Role: string | null, bio: string | null) {
  return { Name, Role, bio };
}
