/** The light outside the building. */
export type Daylight = "dawn" | "noon" | "dusk" | "night";

/** Heights of the sun in degrees. Below LOW it is dawn or dusk, below GONE it is night. */
const LOW = 7;
const GONE = -9;
const STEP_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const EPOCH = Date.UTC(2000, 0, 1, 12);

type Point = { latitude: number | null; longitude: number | null };

/** The light at a place, and when it changes next; noon for a place without coordinates. */
export function daylightAt(now: Date, { latitude, longitude }: Point): { light: Daylight; until: Date } {
  const end = now.getTime() + DAY_MS;
  if (latitude === null || longitude === null) return { light: "noon", until: new Date(end) };
  const light = lightAt(now.getTime(), latitude, longitude);
  let until = now.getTime() + STEP_MS;
  while (until < end && lightAt(until, latitude, longitude) === light) until += STEP_MS;
  return { light, until: new Date(until) };
}

function lightAt(time: number, latitude: number, longitude: number): Daylight {
  const { height, rises } = sun(time, latitude, longitude);
  if (height >= LOW) return "noon";
  if (height < GONE) return "night";
  return rises ? "dawn" : "dusk";
}

/** The low-precision formula of the Astronomical Almanac: right to a minute of time. */
function sun(time: number, latitude: number, longitude: number): { height: number; rises: boolean } {
  const days = (time - EPOCH) / DAY_MS;
  const anomaly = radians(357.529 + 0.98560028 * days);
  const along = radians(
    280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
  );
  const tilt = radians(23.439);
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(along), Math.cos(along));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(along));
  const hour = radians(280.46062 + 360.98564737 * days + longitude) - ascension;
  const up = radians(latitude);
  const height = Math.asin(
    Math.sin(up) * Math.sin(declination) + Math.cos(up) * Math.cos(declination) * Math.cos(hour),
  );
  return { height: (height * 180) / Math.PI, rises: Math.sin(hour) < 0 };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
