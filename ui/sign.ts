/** 'Bay 01 / Programs' as the two parts of a station sign. */
export function eyebrowSign(eyebrow: string): { bay?: string; sign: string } {
  const [bay, sign] = eyebrow.split(" / ");
  return bay && sign ? { bay, sign } : { sign: eyebrow };
}
