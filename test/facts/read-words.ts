/** Every string in exported values, as shown on the page. */
export function readWords(...values: unknown[]): string[] {
  return values.flatMap((value) => {
    if (typeof value === "string") return [value.replaceAll("\u2060", "")];
    return value && typeof value === "object" ? readWords(...Object.values(value)) : [];
  });
}

const ones = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const big = new Map([
  ["hundred", 100],
  ["thousand", 1000],
]);

/** Numbers from two on, in digits or in words; 'one' only before a mile. */
export function numbersIn(text: string): number[] {
  const plain = text.replaceAll("\u2060", "").toLowerCase();
  return (plain.match(/one-mile|\d[\d,]*|[a-z]+(?:-[a-z]+)?/g) ?? [])
    .flatMap((word) => {
      if (word === "one-mile") return [1];
      if (/^\d/.test(word)) return [Number(word.replaceAll(",", ""))];
      const [ten = "", one = ""] = word.split("-");
      if (tens.indexOf(ten) > 1) return [tens.indexOf(ten) * 10 + Math.max(ones.indexOf(one), 0)];
      const found = big.get(ten) ?? ones.indexOf(ten);
      // 'two hundred' is counted at its second word.
      return found > 1 ? [found] : [];
    })
    .reduce<number[]>((all, number) => {
      const before = all.at(-1);
      if (number === 100 && before !== undefined && before < 10 && /\b\w+ hundred/.test(plain))
        all[all.length - 1] = before * 100;
      else all.push(number);
      return all;
    }, []);
}
