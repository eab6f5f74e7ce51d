import type { Court } from "#content/sports/sport.ts";
import styles from "./court-lines.module.css";

/** The lines of a sport's court, on the floor of a band: beside its figure up to the screen's edge, or from edge to edge. */
export function CourtLines({ court, whole }: { court: Court; whole?: boolean }) {
  const { thin, lines, marked, numerals = [], runs } = court;
  return (
    <svg
      viewBox={runs ? "0 0 2400 200" : "-880 0 2400 200"}
      preserveAspectRatio={runs ? "xMinYMin slice" : "xMidYMin slice"}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      fontSize={44}
      className={whole ? styles.court : `${styles.court} ${styles.right}`}
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
