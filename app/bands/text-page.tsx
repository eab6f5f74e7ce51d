import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Columns } from "./columns.tsx";
import styles from "./text-page.module.css";

/** A page of words: large title on bone, one readable column, the ways to get in touch beside it. */
export function TextPage(props: { title: string; lead: string; children: ReactNode; aside: ReactNode }) {
  const { title, lead, children, aside } = props;
  return (
    <>
      <section className="on-bone">
        <div className={`shell ${styles.head}`}>
          <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: title }]} />
          <h1 className="text-hero">{title}</h1>
          <p className="text-lead">{lead}</p>
        </div>
      </section>
      <div className="on-white">
        <Columns className={`shell ${styles.columns}`}>
          <div className="prose">{children}</div>
          <aside>{aside}</aside>
        </Columns>
      </div>
    </>
  );
}
