import { toNetwork } from "#http/ip-network.ts";

/** How long answers are begun in one round of the event loop: ten or so from memory, or one that is rendered. */
const ROUND_MS = 0.5;

/** What waits for a later round, by address; whoever was served goes to the end. */
const waiting = new Map<string, (() => void)[]>();
let began = 0;
let hasNewcomer = false;

/**
 * Begins an answer now, or in a later round. Node lets in one new connection a round, so that long rounds would keep
 * newcomers outside for seconds; and addresses take turns, so that who asks much waits for itself and not others for it.
 */
export function inTurn(address: string, begin: () => void) {
  if (began === 0) startRound();
  if (waiting.size === 0 && hasTime()) return begin();
  const network = toNetwork(address);
  const line = waiting.get(network);
  if (line) line.push(begin);
  else waiting.set(network, [begin]);
}

/** While newcomers keep coming, a round has a single answer. */
export function seeNewcomer() {
  hasNewcomer = true;
}

const hasTime = () => !hasNewcomer && performance.now() - began < ROUND_MS;

function startRound() {
  began = performance.now();
  setImmediate(nextRound);
}

function nextRound() {
  began = 0;
  if (waiting.size > 0) startRound();
  for (const [network, line] of waiting) {
    waiting.delete(network);
    const begin = line.shift()!;
    if (line.length > 0) waiting.set(network, line);
    begin();
    if (!hasTime()) break;
  }
  hasNewcomer = false;
}
