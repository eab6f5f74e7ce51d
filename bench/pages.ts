const sports = ["baseball", "football", "basketball", "volleyball", "soccer", "track-field", "climbing"];
const programs = [
  "adult-classes",
  "evo-mayhem",
  "personal-training",
  "small-group-training",
  "sports-performance",
  "apex-jiu-jitsu",
  "alpha-omega-boxing",
  "evo-nutrition",
  "evo-recovery",
  "evo-grappling",
];

export const pages = [
  "/",
  "/about",
  "/trainers",
  "/partners",
  "/careers",
  "/programs",
  ...programs.map((slug) => `/programs/${slug}`),
  "/pricing",
  "/schedule",
  "/contact",
  "/virtual-tour",
  "/gallery",
  "/destination-workouts",
  "/events",
  "/first-visit",
  "/stories",
]
  .map((path) => ({ path, runs: 5 }))
  .concat(sports.map((sport) => ({ path: `/programs/sports-performance/${sport}`, runs: 3 })));
