import type { Pace } from "#content/programs/program.ts";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
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
      <ol className={`thirds ${styles.parts}`}>
        {parts.map(({ value, unit, label }) => (
          <li key={value} className="barred flow">
            {unit ? (
              <p className="display row items-baseline text-head">
                <span className="number-2">{value}</span> {unit}
              </p>
            ) : (
              <h3 className="text-head">{value}</h3>
            )}
            <p className="text-lead">{label}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
