import type { ReactNode } from "react";
import { brand } from "#content/site.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { DraftNotice, LocalDraftNotice } from "#desk/drafts/draft-notice.tsx";
import { Saved } from "./saved.tsx";
import styles from "./page.module.css";

/** A screen of the desk: its title with the main actions, a notice of the last save, and the content. */
export function Page(props: {
  title: string;
  /** What is searched for. */
  text?: string;
  lead?: ReactNode;
  /** The list that this page belongs to. */
  back?: { to: string; label: string } | undefined;
  /** Next to the title: what people do most here. */
  actions?: ReactNode;
  /** Where visitors see what is saved here. */
  page?: string | undefined;
  /** What visitors see, if it differs from what was saved. */
  visibleAs?: string | undefined;
  /** The screen is a single form: one column that is easy to read. */
  form?: boolean;
  children: ReactNode;
}) {
  const { title, text, lead, back, actions, page, visibleAs, form, children } = props;
  return (
    <main id="main" tabIndex={-1} className={`${styles.page} ${form ? styles.form : ""}`}>
      <title>{`${text ? `“${text}” in ` : ""}${title} | ${brand.name} desk`}</title>
      <div className={`row apart ${styles.head}`}>
        <div>
          {back && (
            <a className="tap" href={back.to}>
              <Icon name="left" />
              {back.label}
            </a>
          )}
          <h1 className="text-title">{title}</h1>
          {lead && <p className="text-lead mt-2">{lead}</p>}
        </div>
        {actions && <div className="row gap-3">{actions}</div>}
      </div>
      <div className="flow">
        <Saved page={page} visibleAs={visibleAs} />
        <DraftNotice />
        <LocalDraftNotice />
        {children}
      </div>
    </main>
  );
}

/** A part of a screen. On wide screens its heading is next to its content. */
export function Section(props: { id?: string; title: string; about?: ReactNode; children: ReactNode }) {
  const { id, title, about, children } = props;
  return (
    <section className={`columns ${styles.section}`}>
      <div>
        <h2 id={id} className="text-head">
          {title}
        </h2>
        {about && <p className="text-quiet mt-2">{about}</p>}
      </div>
      <div className="flow">{children}</div>
    </section>
  );
}
