import { isIPv4, isIPv6 } from "node:net";

/** Anybody can get an IPv6 /48, with 65,536 networks in it, for free. It may have this many times the limit of one. */
const WIDE_NETWORK_FACTOR = 4;

/** The networks against which an address counts, each with the factor by which its limit is multiplied. */
export function limitedNetworks(address: string): { network: string; factor: number }[] {
  const network = toNetwork(address);
  if (!isIPv6(`${network}::`)) return [{ network, factor: 1 }];
  const wide = network.split(":").slice(0, 3).join(":");
  return [
    { network, factor: 1 },
    { network: wide, factor: WIDE_NETWORK_FACTOR },
  ];
}

/** One household: an IPv4 address or an IPv6 /64. Any other text stays as it is. */
export function toNetwork(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  // URL normalizes the spelling of an address.
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
