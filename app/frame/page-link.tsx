import type { ReactNode } from "react";
import { useLocation } from "react-router";

/** A link that says when it leads to where the visitor is. */
export function PageLink(props: { to: string; className?: string; children: ReactNode }) {
  const { to, className, children } = props;
  const here = useLocation().pathname === to;
  return (
    <a href={to} aria-current={here ? "page" : undefined} className={className}>
      {children}
    </a>
  );
}
