import type { ReactNode } from "react";
import { brand } from "#content/site.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { DraftNotice, LocalDraftNotice } from "#desk/drafts/draft-notice.tsx";
import { Saved } from "./saved.tsx";
import styles from "./page.module.css";

/** A screen of the desk: its title, a notice of the last save, and one column. */
export function Page(props: {
  title: string;
  lead?: ReactNode;
  /** The list that this page belongs to. */
  back?: { to: string; label: string } | undefined;
  /** Where visitors see what is saved here. */
  page?: string | undefined;
  /** What visitors see, if it differs from what was saved. */
  visibleAs?: string | undefined;
  /** Uses the whole width of a large screen. */
  wide?: boolean;
  children: ReactNode;
}) {
  const { title, lead, back, page, visibleAs, wide, children } = props;
  return (
    <main id="main" tabIndex={-1} className={`flow ${styles.page} ${wide ? styles.wide : ""}`}>
      <title>{`${title} | ${brand.name} desk`}</title>
      {back && (
        <a className="tap flex items-center gap-2" href={back.to}>
          <Icon name="left" />
          {back.label}
        </a>
      )}
      <h1 className="text-title">{title}</h1>
      {lead && <p className="text-lead">{lead}</p>}
      <Saved page={page} visibleAs={visibleAs} />
      <DraftNotice />
      <LocalDraftNotice />
      {children}
    </main>
  );
}
