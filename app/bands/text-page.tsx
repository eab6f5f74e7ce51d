import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";

/** A page of words: large title on bone, one readable column, the ways to get in touch beside it. */
export function TextPage(props: { title: string; lead: string; children: ReactNode; aside: ReactNode }) {
  const { title, lead, children, aside } = props;
  return (
    <>
      <section className="on-bone">
        <div className="shell pb-12 lg:pb-16">
          <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: title }]} className="py-3" />
          <h1 className="mt-8 text-hero lg:mt-12">{title}</h1>
          <p className="mt-5 max-w-[46ch] text-lead">{lead}</p>
        </div>
      </section>
      <div className="on-white">
        <div className="shell grid grid-cols-1 gap-12 py-16 lg:grid-cols-[8fr_4fr] lg:gap-16 lg:py-24">
          <div className="prose text-page">{children}</div>
          <aside className="lg:border-l lg:border-rule lg:pl-10">{aside}</aside>
        </div>
      </div>
    </>
  );
}
