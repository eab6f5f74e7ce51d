import type { ReactNode } from "react";

/** The column beside a program's text; it stays in view while the text passes. */
export function ProgramAside(props: { label: string; className?: string; children: ReactNode }) {
  const { label, className = "", children } = props;
  return (
    <aside aria-label={label} className={`program-aside ${className}`}>
      {children}
    </aside>
  );
}

export function AsidePart(props: { title: string; children: ReactNode; className?: string }) {
  const { title, children, className = "" } = props;
  return (
    <section className={`aside-part ${className}`}>
      <h2 className="text-sub">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
