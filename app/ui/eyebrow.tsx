import type { ReactNode } from "react";

/** Station signage above a heading: BAY 01 / PROGRAMS. */
export function Eyebrow(props: { bay?: string; children: ReactNode; className?: string }) {
  const { bay, children, className = "" } = props;
  return (
    <p className={`eyebrow ${className}`}>
      {bay && (
        <>
          <span className="eyebrow-bay">{bay}</span>
          <span aria-hidden="true" className="eyebrow-slash" />
        </>
      )}
      <span>{children}</span>
    </p>
  );
}
