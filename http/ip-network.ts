import { isIPv4, isIPv6 } from "node:net";

/** An IPv6 /48 with 65,536 networks is free to get, so its limit is this many times that of one network. */
const WIDE_NETWORK_FACTOR = 4;

/** The networks that an address counts against, each with a factor for the limit. */
export function limitedNetworks(address: string): { network: string; factor: number }[] {
  const network = toNetwork(address);
  if (!isIPv6(`${network}::`)) return [{ network, factor: 1 }];
  const wide = network.split(":").slice(0, 3).join(":");
  return [
    { network, factor: 1 },
    { network: wide, factor: WIDE_NETWORK_FACTOR },
  ];
}

/** An IPv4 address or an IPv6 /64, about one household. Any other text is returned unchanged. */
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
