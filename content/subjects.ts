/** Subject of a contact message, the preselected interest, and the id of the event. */
export type ContactTopic = { words: string; interest?: string; event?: string };
type Named = { id: string; title: string; dateLabel: string };

const WAITING = "Waiting list: ";

/** How soon we answer a message. */
export const answerTime = "within one working day";

/** Fixed subjects. Events, challenges, trainers and jobs are found by id. */
export const fixedSubjects: ReadonlyMap<string, ContactTopic> = new Map([
  ["free-assessment", { words: "Free assessment" }],
  ["first-visit", { words: "First visit" }],
  ["free-baseline", { words: "Free baseline for a young athlete" }],
  ["youth-training", { words: "Youth training in West Chester" }],
  ["athlete-group", { words: "A small group for a young athlete" }],
  ["return-to-play", { words: "Return to play" }],
  ["session", { words: "A session with a trainer", interest: "Personal Training" }],
  ["personal-training", { words: "Personal Training", interest: "Personal Training" }],
  ["small-group-training", { words: "Small Group Training", interest: "Group Classes" }],
  ["plan", { words: "Help with choosing a plan", interest: "Membership Options" }],
  ["appointment", { words: "An appointment" }],
  ["outdoor-workout", { words: "Trying a destination workout", interest: "Group Classes" }],
  ["partners", { words: "The right partner practice" }],
  ["story", { words: "A story to tell" }],
  ["work", { words: "An application" }],
  ["accessibility", { words: "Accessibility" }],
  ["privacy", { words: "Privacy" }],
  ["terms", { words: "Terms" }],
]);

export const aboutEvent = ({ id, title, dateLabel }: Named): ContactTopic => ({
  words: `Registration: ${title}, ${dateLabel}`,
  event: id,
});
/** For a full event. */
export const aboutWaiting = ({ id, title, dateLabel }: Named): ContactTopic => ({
  words: `${WAITING}${title}, ${dateLabel}`,
  event: id,
});
export const isAboutWaiting = (subject: string | null) => subject?.startsWith(WAITING) === true;
export const aboutChallenge = (challenge: { title: string; month: string }): ContactTopic => ({
  words: `Challenge: ${challenge.title} (${challenge.month})`,
});
export const aboutCoach = ({ name }: { name: string }): ContactTopic => ({
  words: `Session with ${name}`,
  interest: "Personal Training",
});
export const aboutJob = ({ title }: { title: string }): ContactTopic => ({ words: `Application: ${title}` });

/** '/contact?about=event-open-house#contact' */
export function contactAbout(about: string): string {
  return `/contact?about=${encodeURIComponent(about)}#contact`;
}
