import type { ReactNode } from "react";
import styles from "./program-aside.module.css";

/** Text and sidebar. */
export function ProgramColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="columns wide-first">
      <div className={`column ${styles.text}`}>{children}</div>
      {aside}
    </div>
  );
}

/** With a background it is a sticky box. */
export function ProgramAside(props: { label: string; ground?: "ink" | "coal"; children: ReactNode }) {
  const { label, ground, children } = props;
  return (
    <aside
      aria-label={label}
      className={ground ? `on-${ground} stays text-large p-5 ${styles.box}` : styles.open}
    >
      {children}
    </aside>
  );
}

export function AsidePhone({ display, href }: { display: string; href: string }) {
  return (
    <a href={href} className="display figures text-head tap">
      {display}
    </a>
  );
}

export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`flow ${styles.part}`}>
      <h2 className="text-sub">{title}</h2>
      <div className="stack gap-4">{children}</div>
    </section>
  );
}
