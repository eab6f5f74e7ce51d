import type { ReactNode } from "react";
import { Eyebrow } from "./eyebrow.tsx";
import styles from "./section.module.css";

/** The opening of a band: station sign, heading, one sentence; beside each other on wide screens. */
export function SectionHead(props: {
  bay?: string;
  sign?: string;
  title: ReactNode;
  id?: string;
  lead?: ReactNode;
  /** stack: the sentence stands under the heading, not beside it. */
  stack?: boolean;
  className?: string;
}) {
  const { bay, sign, title, id, lead, stack, className = "" } = props;
  return (
    <div className={`${stack ? "stack" : "columns wide-first"} items-end ${styles.head} ${className}`}>
      <div>
        {sign && <Eyebrow bay={bay}>{sign}</Eyebrow>}
        <h2 id={id} className="text-title">
          {title}
        </h2>
      </div>
      {lead && <div className="measure text-lead text-quiet">{lead}</div>}
    </div>
  );
}
