import type { ReactNode } from "react";

/** A number as architecture: as large as the band allows, cropped by an edge, the fact in small type beside it. */
export function BigFact(props: {
  value: string;
  label: string;
  crop?: "left" | "right" | "foot";
  children?: ReactNode;
}) {
  const { value, label, crop = "foot", children } = props;
  return (
    <div className={`big-fact big-fact-${crop}`}>
      <p className="big-fact-value">{value}</p>
      <div className="big-fact-words">
        <p className="display text-head">{label}</p>
        {children && <div className="mt-3 text-quiet">{children}</div>}
      </div>
    </div>
  );
}

/** Three or four of them side by side, standing on the band's lower edge. */
export function FactWall({ facts }: { facts: readonly { value: string; label: string }[] }) {
  return (
    <dl className="fact-wall">
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
