import { RateLimit } from "#http/rate-limit.server.ts";
import { plainPath } from "#server/addresses.ts";

const AT_THE_DOOR = /^\/desk\/(?:sign-in|invite)(\/|$)/;

/** Of one address, in ten minutes: tries to get in (posts, links that are opened), and looks at the door. */
const tries = new RateLimit(20);
const looks = new RateLimit(120);

/** The seconds to wait for who goes on trying; null lets them go on. Answered before anything is rendered or read. */
export function waitAtTheDoor(pathname: string, isPost: boolean, address: string): number | null {
  const door = AT_THE_DOOR.exec(plainPath(pathname));
  if (!door) return null;
  return (isPost || door[1] === "/" ? tries : looks).check(address);
}
