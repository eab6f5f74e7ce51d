import { networkOf } from "#data/request/network.ts";

/** Who waits for a later round, by address; whoever was served goes to the end. */
const waiting = new Map<string, (() => void)[]>();
let isTaken = false;

/**
 * One answer is begun in each round of the event loop: null for at once, else a promise of a later round. Node lets in
 * one new connection a round, so that long rounds would keep newcomers outside for seconds; and addresses take turns,
 * so that who asks much waits for itself and not others for it.
 */
export function placeFor(address: string): Promise<void> | null {
  if (!isTaken) {
    isTaken = true;
    setImmediate(nextRound);
    return null;
  }
  return new Promise((resolve) => {
    const network = networkOf(address);
    const line = waiting.get(network);
    if (line) line.push(resolve);
    else waiting.set(network, [resolve]);
  });
}

function nextRound() {
  const next = waiting.entries().next().value;
  isTaken = next !== undefined;
  if (!next) return;
  setImmediate(nextRound);
  const [network, line] = next;
  waiting.delete(network);
  const goOn = line.shift()!;
  if (line.length > 0) waiting.set(network, line);
  goOn();
}
