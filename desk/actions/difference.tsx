import type { ReactNode } from "react";
import { typographic } from "#domain/text.ts";
import type { ChangeLine } from "#operations/operation.ts";
import { Notice } from "#ui/notices/notice.tsx";
import styles from "./difference.module.css";

const verbs = { "-": "Will be removed", "+": "Will be added", "~": "Will change" };
const SHOWN = 100;

/** What the person reads before confirming a change. */
export function ReviewChanges({ warnings, children }: { warnings: readonly string[]; children: ReactNode }) {
  return (
    <section className="flow" aria-labelledby="changes">
      <h2 id="changes" className="text-head">
        Review changes
      </h2>
      <p className="text-lead">Nothing is saved yet.</p>
      {warnings.length > 0 && (
        <Notice kind="warning">
          {warnings.map((warning) => (
            <p key={warning} className="strong">
              Please note: {typographic(warning)}.
            </p>
          ))}
        </Notice>
      )}
      {children}
    </section>
  );
}

/** A change before it is saved. */
export function Difference(props: { lines: readonly ChangeLine[]; warnings: readonly string[] }) {
  const { lines, warnings } = props;
  return (
    <ReviewChanges warnings={warnings}>
      <ul className={`on-white ruled ${styles.lines}`}>
        {lines.slice(0, SHOWN).map(({ sign, verb = verbs[sign], title, cells }, index) => (
          <li key={index}>
            <p className="strong">
              {verb}: {title}
            </p>
            <Cells cells={cells} />
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && <p>And {lines.length - SHOWN} more.</p>}
    </ReviewChanges>
  );
}

/** The cells of a line: what they were and what they become. */
export function Cells({ cells }: Pick<ChangeLine, "cells">) {
  return cells.map(({ label, from, to }) => (
    <p key={label} className={`grid mt-2 keep-lines ${styles.cell}`}>
      <span className="text-quiet">{label}</span>
      {from !== undefined && <del>{from || "(empty)"}</del>}
      {to !== undefined && <ins>{to || "(empty)"}</ins>}
    </p>
  ));
}
