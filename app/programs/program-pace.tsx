import type { Pace } from "#content/programs/program.ts";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Sum } from "#app/sections/big-fact.tsx";
import styles from "./program-pace.module.css";

/** How a program spends its time: a clock, weeks, or figures. */
export function ProgramPace({ heading, clock, weeks, parts }: Pace) {
  return (
    <Section tone="ink" label={heading}>
      {clock && (
        <p aria-hidden="true" className={`display numeral ${styles.clock}`}>
          {clock}
        </p>
      )}
      <SectionHead title={heading} />
      {weeks && (
        <p aria-hidden="true" className={`display grid ${styles.weeks}`}>
          {Array.from({ length: weeks }, (_, week) => (
            <span key={week}>{week + 1}</span>
          ))}
        </p>
      )}
      <ol className={`thirds ${styles.sums}`}>
        {parts.map(({ value, unit, label }) => (
          <li key={value} className="barred flow">
            {unit ? <Sum value={value} label={unit} /> : <h3 className="text-head">{value}</h3>}
            <p className="text-lead">{label}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
