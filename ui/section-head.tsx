import type { ReactNode } from "react";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import styles from "./section.module.css";

/** Eyebrow, heading and lead of a section; side by side on wide screens. */
export function SectionHead(props: {
  eyebrow?: string;
  plainEyebrow?: boolean;
  title: ReactNode;
  id?: string;
  lead?: ReactNode;
  /** The lead goes below the heading at every width. */
  stack?: boolean;
  className?: string;
}) {
  const { eyebrow, plainEyebrow, title, id, lead, stack, className = "" } = props;
  return (
    <div className={`${stack ? "stack" : "columns wide-first"} items-end ${styles.head} ${className}`}>
      <div>
        {eyebrow && <Eyebrow text={eyebrow} plain={plainEyebrow} />}
        <h2 id={id} className="text-title">
          {title}
        </h2>
      </div>
      {lead && <div className="measure text-lead">{lead}</div>}
    </div>
  );
}
