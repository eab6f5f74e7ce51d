/**
 * Addresses of the earlier site, and where they lead now. Add a line when a page moves; the server refuses to start
 * with a loop, a double or a target that does not exist.
 */
export const oldAddresses: Record<string, string> = {
  "/home": "/",
  "/index.html": "/",
  "/index.php": "/",
  "/about-us": "/about",
  "/our-team": "/trainers",
  "/coaches": "/trainers",
  "/staff": "/trainers",
  "/memberships": "/pricing",
  "/membership": "/pricing",
  "/plans": "/pricing",
  "/prices": "/pricing",
  "/classes": "/schedule",
  "/timetable": "/schedule",
  "/calendar": "/schedule",
  "/free-assessment": "/contact",
  "/contact-us": "/contact",
  "/tour-the-gym": "/virtual-tour",
  "/photos": "/gallery",
  "/jobs": "/careers",
  "/jiu-jitsu": "/programs/apex-jiu-jitsu",
  "/bjj": "/programs/apex-jiu-jitsu",
  "/boxing": "/programs/alpha-omega-boxing",
  "/nutrition": "/programs/evo-nutrition",
  "/recovery": "/programs/evo-recovery",
  "/grappling": "/programs/evo-grappling",
  "/mayhem": "/programs/evo-mayhem",
  "/sports-performance": "/programs/sports-performance",
  "/climbing": "/programs/sports-performance/climbing",
  "/first-time": "/first-visit",
};

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
