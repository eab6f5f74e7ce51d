export const challenges = [
  {
    id: "june-plank",
    month: "June",
    title: "30-Day Plank Challenge",
    description:
      "Start at 20 seconds, add a little every day, and hold three minutes by the end of the month.",
    status: "enrollment open",
    position: 1,
  },
  {
    id: "july-shred",
    month: "July",
    title: "Summer Shred",
    description:
      "Four weeks of training, protein and sleep on one card, signed off by your coach every Friday.",
    status: "coming soon",
    position: 2,
  },
  {
    id: "august-steps",
    month: "August",
    title: "10K Step Challenge",
    description:
      "Ten thousand steps a day for 31 days. Dog walks count, and so do trips to the water fountain.",
    status: "coming soon",
    position: 3,
  },
];
