import type { ReactNode } from "react";
import { useLocation } from "react-router";

/** A link that marks the current page. */
export function PageLink(props: { to: string; className?: string; children: ReactNode }) {
  const { to, className, children } = props;
  const isCurrent = useLocation().pathname === to;
  return (
    <a href={to} aria-current={isCurrent ? "page" : undefined} className={className}>
      {children}
    </a>
  );
}
