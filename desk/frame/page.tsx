import type { ReactNode } from "react";
import { brand } from "#content/site.ts";
import { DraftNotice } from "#desk/drafts/draft-notice.tsx";
import styles from "./page.module.css";

/** One screen of the desk: its title, and one column for a thumb. */
export function Page(props: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { title, lead, children } = props;
  return (
    <main id="main" tabIndex={-1} className={`flow ${styles.page}`}>
      <title>{`${title} | ${brand.name} desk`}</title>
      <h1 className="text-title">{title}</h1>
      {lead && <p className="text-lead">{lead}</p>}
      <DraftNotice />
      {children}
    </main>
  );
}
