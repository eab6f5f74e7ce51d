const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** 'nine' for 9: what a sentence counts follows from the list that it counts. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** '8–18', never broken at its dash. */
export function range(from: number, to: number): string {
  return `${from}–\u2060${to}`;
}

/** 'step-free', never broken at its hyphen; a telephone number neither at its space. */
export function unbroken(text: string): string {
  return text.replaceAll("-", "-\u2060").replaceAll(" ", "\u00a0");
}

/** For the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** '1 message', '1,200 messages' */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}
