import type { ReactNode } from "react";

export type Tone = "white" | "bone" | "ink" | "coal" | "red" | "brick";

const spaces = { both: "py-section", top: "pt-section", none: "" };

/** A full-width section. Neighbors have different tones. */
export function Section(props: {
  tone?: Tone;
  id?: string;
  label?: string;
  labelledBy?: string;
  /** Vertical padding; "top" puts the content on the lower edge. */
  space?: "both" | "top" | "none";
  className?: string;
  children: ReactNode;
}) {
  const { tone = "white", id, label, labelledBy } = props;
  const { space = "both", className = "", children } = props;
  return (
    <section
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`on-${tone} relative ${spaces[space]} ${className}`}
    >
      <div className="shell">{children}</div>
    </section>
  );
}
