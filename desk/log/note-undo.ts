/** How notes of one subject are taken back: what is no row knows its own way. */
export type NoteHands<Side> = {
  /** Whether all is still as it was right after. */
  stands: (before: Side, after: Side) => Promise<boolean>;
  /** False: it can't be done any more, and nothing was changed. */
  takeBack: (before: Side, after: Side) => Promise<boolean>;
};
