import type { Court } from "#content/sports/sport.ts";
import styles from "./court-lines.module.css";

/** The lines of a sport's court, on the floor of a band: up to the right end of the page's grid, or to the screen's edge. */
export function CourtLines({ court }: { court: Court }) {
  const { thin, lines, marked, numerals = [], runs, ends } = court;
  return (
    <svg
      viewBox={`${runs ? 0 : ends ? ends - 2400 : -880} 0 2400 200`}
      preserveAspectRatio={`${runs ? "xMin" : ends ? "xMax" : "xMid"}YMin slice`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      fontSize={44}
      className={`${styles.court} ${runs ? styles.runs : ends ? styles.ends : ""}`}
    >
      {thin && <path d={thin} strokeWidth={1} />}
      <path d={lines} />
      <path d={marked} strokeWidth={6} strokeLinecap="round" className="text-accent" />
      {numerals.map(({ x, y, text }) => (
        <text
          key={x}
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
