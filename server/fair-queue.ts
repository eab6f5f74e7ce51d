import { toNetwork } from "#http/ip-network.ts";

/** Time for new responses in one iteration of the event loop: about ten cached pages, or one rendered page. */
const SLICE_MS = 0.5;

/** Queued responses by network. A network that was served goes to the end. */
const queues = new Map<string, (() => void)[]>();
let sliceStart = 0;

/**
 * Starts a response now or in a later iteration of the event loop. Node accepts one new connection per iteration, so long
 * iterations would keep new visitors waiting for seconds. Networks take turns, so a network
 * that sends many requests delays only its own.
 */
export function startFairly(address: string, start: () => void) {
  if (sliceStart === 0) startSlice();
  if (queues.size === 0 && hasTime()) return start();
  const network = toNetwork(address);
  const queue = queues.get(network);
  if (queue) queue.push(start);
  else queues.set(network, [start]);
}

const hasTime = () => performance.now() - sliceStart < SLICE_MS;

function startSlice() {
  sliceStart = performance.now();
  setImmediate(nextSlice);
}

function nextSlice() {
  sliceStart = 0;
  if (queues.size > 0) startSlice();
  for (const [network, queue] of queues) {
    queues.delete(network);
    const start = queue.shift()!;
    if (queue.length > 0) queues.set(network, queue);
    start();
    if (!hasTime()) break;
  }
}
