import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Breadcrumbs } from "#ui/breadcrumbs.tsx";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { NoBreak } from "#ui/text/no-break.tsx";

/** Props of every hero; each lays them out differently. */
export type HeroProps = {
  photo: Photo;
  title: ReactNode;
  eyebrow?: string;
  lead?: ReactNode;
  /** Breadcrumbs after Home; the last is the current page. */
  trail: { label: string; to?: string }[];
  /** Buttons, badges. */
  children?: ReactNode;
};

export function HeroTrail({ trail }: Pick<HeroProps, "trail">) {
  return <Breadcrumbs trail={[{ label: "Home", to: "/" }, ...trail]} />;
}

export function HeroText(props: Pick<HeroProps, "title" | "eyebrow" | "lead" | "children">) {
  const { title, eyebrow, lead, children } = props;
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <h1 className="text-hero">{typeof title === "string" ? <NoBreak text={title} /> : title}</h1>
      {lead && <div className="text-lead measure mt-5">{lead}</div>}
      {children && <div className="row below">{children}</div>}
    </>
  );
}
