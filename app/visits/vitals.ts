import { onCLS, onINP, onLCP, type Metric } from "web-vitals";

/** They report when the page is hidden; measure.ts sends them after that. */
export function watchVitals(note: (name: string, value: number) => void) {
  const tell = ({ name, value }: Metric) => note(name, value);
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
}
