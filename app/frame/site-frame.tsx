import type { ReactNode } from "react";
import { NextPage } from "./next-page.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "#app/frame/header/site-header.tsx";
import { Toasts } from "#ui/notices/toasts.tsx";
import styles from "./site-frame.module.css";

/** Header and footer of every page. Needs no loader data, so it works on error pages too. */
export function SiteFrame(props: {
  /** The front-desk status. */
  status?: ReactNode;
  announcement?: ReactNode;
  loadingTexts?: Record<string, string>;
  children: ReactNode;
}) {
  const { status, announcement, loadingTexts = {}, children } = props;
  return (
    <>
      <a href="#main" className="on-ink skip-link">
        Skip to content
      </a>
      <SiteHeader status={status} />
      {announcement}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter status={status} />
      <PhoneBar />
      <Toasts />
      <NextPage loadingTexts={loadingTexts} />
    </>
  );
}
