/** What is wrong with the list, one sentence per fault. */
export function faultsOf(list: Record<string, string>, isPage: (pathname: string) => boolean): string[] {
  return Object.entries(list).flatMap(([from, to]) => {
    const faults: string[] = [];
    if (from !== from.toLowerCase() || !/^\/[^?#]+[^/?#]$/.test(from))
      faults.push(`${from} must be a lower-case path`);
    if (isPage(from)) faults.push(`${from} is a page itself and would be hidden`);
    if (to in list) faults.push(`${from} leads to ${to}, which leads on: point it at the last address`);
    else if (!isPage(to)) faults.push(`${from} leads to ${to}, which is no page`);
    return faults;
  });
}
