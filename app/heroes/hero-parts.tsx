import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Breadcrumbs } from "#ui/breadcrumbs.tsx";
import { Eyebrow } from "#ui/eyebrow.tsx";

/** What every hero of an inner page is given; each lays it out in its own way. */
export type HeroProps = {
  photo: Photo;
  title: ReactNode;
  /** Station sign above the title. */
  sign?: string;
  bay?: string;
  lead?: ReactNode;
  /** Crumbs after Home; the last is the page itself. */
  trail: { label: string; to?: string }[];
  /** Buttons, badges. */
  children?: ReactNode;
};

export function HeroTrail({ trail }: Pick<HeroProps, "trail">) {
  return <Breadcrumbs trail={[{ label: "Home", to: "/" }, ...trail]} />;
}

export function HeroWords(props: Pick<HeroProps, "title" | "sign" | "bay" | "lead" | "children">) {
  const { title, sign, bay, lead, children } = props;
  return (
    <>
      {sign && <Eyebrow bay={bay}>{sign}</Eyebrow>}
      <h1 className="text-hero">{title}</h1>
      {lead && <div className="text-lead measure mt-5">{lead}</div>}
      {children && <div className="row below">{children}</div>}
    </>
  );
}
