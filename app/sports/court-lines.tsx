import type { Court, Sport } from "#content/sports/sport.ts";
import { Sum } from "#app/sections/big-fact.tsx";
import type { ReactNode } from "react";
import styles from "./court-lines.module.css";

/** A sport's figure next to text and the lines of its court. */
export function FigureOnCourt(props: {
  figure: NonNullable<Sport["figure"]>;
  court: Court | undefined;
  children?: ReactNode;
}) {
  const { figure, court, children } = props;
  return (
    <div className={`columns ${styles.pair}`}>
      <div className="pb-7 self-end">
        <Sum {...figure} />
      </div>
      <div className="stack self-end">
        {children}
        {court && <CourtLines court={court} />}
      </div>
    </div>
  );
}

/** The lines of a sport's court; `across` runs to the edge of the screen. */
export function CourtLines({ court, across }: { court: Court; across?: boolean }) {
  const { from, to, thin, lines, marked, numerals = [], labels = [], middle } = court;
  const shown = middle ? "xMidYMin slice" : "xMinYMin slice";
  return (
    <svg
      viewBox={`${from} 0 ${to - from} 200`}
      preserveAspectRatio={across ? shown : "xMaxYMax meet"}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      fontSize={44}
      className={`full-width self-end ${across ? styles.across : ""}`}
    >
      {thin && <path d={thin} strokeWidth={1} />}
      <path d={lines} />
      <path d={marked} strokeWidth={6} strokeLinecap="round" className="text-accent" />
      <g textAnchor="middle" fill="currentColor" stroke="none">
        {numerals.map(({ x, y, text }) => (
          <text key={x} x={x} y={y} className="display figures">
            {text}
          </text>
        ))}
      </g>
      {/* No line crosses a label. */}
      <g
        fontSize={across ? 22 : (to - from) / 22}
        fill="currentColor"
        stroke="var(--ground)"
        strokeWidth="0.4em"
        paintOrder="stroke"
      >
        {labels.map(({ x, y, text }) => (
          <text key={text} x={x} y={y} className="display">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
