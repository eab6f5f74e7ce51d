import type { Court } from "#content/sports/sport.ts";
import styles from "./court-lines.module.css";

/** The lines of a sport's court as they are painted on its ground: they run off the page and stand on the band's floor. */
export function CourtLines({ thin, lines, marked, numerals = [] }: Court) {
  return (
    <svg
      viewBox="0 0 640 200"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      fontSize={44}
      className={styles.court}
    >
      {thin && <path d={thin} strokeWidth={1} />}
      <path d={lines} />
      <path d={marked} strokeWidth={6} strokeLinecap="round" className="text-accent" />
      {numerals.map(({ x, y, text }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
          className="display figures"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
