/** How testimonials are shown. */

const TESTIMONIAL_CUT = 150;

export interface Testimonial {
  id: string;
  name: string;
  /** For the avatar. */
  initial: string;
  /** '2 months ago' */
  date: string;
  content: string;
  /** The content, cut at 150 characters plus '...'. */
  excerpt: string;
  rating: number;
  /** Such as 'Google'. */
  source: string;
}

export function excerpt(content: string): string {
  const letters = Array.from(content);
  return letters.length > TESTIMONIAL_CUT ? `${letters.slice(0, TESTIMONIAL_CUT).join("")}...` : content;
}

export function initial(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? "";
}

/** How long ago a day was, in the largest unit that fits: 'today', '3 days ago', 'a month ago', '2 years ago'. */
export function ago(day: string, today: string): string {
  const passed = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  if (passed <= 0) return "today";
  if (passed === 1) return "yesterday";
  if (passed < 7) return `${passed} days ago`;
  if (passed < 30) return count(Math.floor(passed / 7), "week");
  if (passed < 365) return count(Math.min(11, Math.floor(passed / 30)), "month");
  return count(Math.floor(passed / 365), "year");
}

function count(number: number, unit: string): string {
  return number === 1 ? `a ${unit} ago` : `${number} ${unit}s ago`;
}
