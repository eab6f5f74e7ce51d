import { isIPv4, isIPv6 } from "node:net";

/** How much more the /48 of IPv6 may have that somebody can get for nothing, with its 65,536 networks. */
const TIMES_WIDER = 4;

/** All that a limit counts for an address, each with how many times the limit it may have. */
export function limitedNetworks(address: string): { network: string; times: number }[] {
  const network = toNetwork(address);
  if (!isIPv6(`${network}::`)) return [{ network, times: 1 }];
  const wider = network.split(":").slice(0, 3).join(":");
  return [
    { network, times: 1 },
    { network: wider, times: TIMES_WIDER },
  ];
}

/** One household: an IPv4 address, or the /64 that one household has of IPv6. Whatever is no address is itself. */
export function toNetwork(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  // The parser of addresses writes each of them in one way only.
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
