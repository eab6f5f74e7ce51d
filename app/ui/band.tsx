import type { ReactNode } from "react";

export type Tone = "white" | "bone" | "ink" | "coal" | "red" | "brick";

/** A full-width band; never two neighbours of the same tone. */
export function Band(props: {
  tone?: Tone;
  id?: string;
  label?: string;
  labelledBy?: string;
  /** false: the children place themselves from edge to edge. */
  shell?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { tone = "white", id, label, labelledBy, shell = true, className = "", children } = props;
  return (
    <section
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`on-${tone} relative py-band ${className}`}
    >
      {shell ? <div className="shell">{children}</div> : children}
    </section>
  );
}
