// What a page, a letter or a command says, read for what is not this gym's.

const THE_FIRST_GYM =
  /\bevo\b|\bevo-|evofitness|maineville|ohio|eastern|24\/7|west.chester|new_york|\bE[SD]T\b|\bOH\b|(?<!\w)\(?513\)?[ -]|45039|45069/gi;

/** Files of pictures, styles and scripts keep their names; a visitor does not read them. */
const read = (text: string) =>
  text.replace(/(\/media\/|\/assets\/)[^\s"'<>)]*|evo-(?=[a-z-]*\.(webp|svg|mp4|webm))/g, "");

export const ofTheFirst = (text: string) =>
  [...read(text).matchAll(THE_FIRST_GYM)].map(({ index }) => read(text).slice(index - 40, index + 40));

/** Every hour that the second gym keeps: desk, door, classes, events. */
export const itsHours = new Set(
  "5 AM,11 PM,6:15 AM,8:45 PM,10:20 AM,6:40 PM,6:25 AM,7:15 AM,5:35 PM,6:25 PM,10:05 AM,12:10 PM".split(","),
);

export const hoursIn = (text: string) =>
  Array.from(
    text.matchAll(/\b(\d{1,2}(?::\d\d)?) ?([AP]M)\b/gi),
    ([, time, half = ""]) => `${time} ${half.toUpperCase()}`,
  );
