import type { ReactNode } from "react";
import {
  freeAssessmentLink,
  footerAnchors,
  footerLinks,
  headerItems,
  mobileLinks,
  moreLinks,
  tourLink,
} from "#content/navigation.ts";
import { brand, home } from "#content/site.ts";
import { useGym } from "#app/gym.ts";
import { smallPrint } from "#content/pages/small-print.ts";
import { NextPage } from "./next-page.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { Toasts } from "#ui/notices/toasts.tsx";
import styles from "./site-frame.module.css";

/** What stands around every page; needs nothing from a loader, so that it stands around the error page too. */
export function SiteFrame(props: {
  status?: ReactNode;
  announcement?: ReactNode;
  waiting?: Record<string, string>;
  children: ReactNode;
}) {
  const { phone, email, social } = useGym();
  const { status, announcement, waiting = {}, children } = props;
  return (
    <>
      <a href="#main" className="on-ink skip-link">
        Skip to content
      </a>
      <SiteHeader
        name={brand.name}
        items={headerItems}
        mobileLinks={mobileLinks}
        tour={tourLink}
        phone={phone}
        status={status}
      />
      {announcement}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter
        links={footerLinks}
        moreLinks={moreLinks}
        smallPrint={footerAnchors.map((anchor) => ({ ...anchor, text: smallPrint[anchor.id] }))}
        social={social}
        address={[home.street, `${home.town}, ${home.region} ${home.postalCode}`]}
        directionsUrl={home.directionsUrl}
        phone={phone}
        email={email}
        owner={brand.name}
        year={brand.copyrightYear}
        status={status}
      />
      <PhoneBar
        callHref={phone.href}
        directionsHref={home.directionsUrl}
        assessmentTo={freeAssessmentLink.to}
      />
      <Toasts />
      <NextPage waiting={waiting} />
    </>
  );
}
