import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import styles from "./filters.module.css";

/** Links to the parts or views of one list. With an `id`, they can lead back to themselves instead of to the page's top. */
export function Filters(props: { id?: string; label: string; className?: string; children: ReactNode }) {
  const { id, label, className = "", children } = props;
  return (
    <nav id={id} aria-label={label} data-behavior="chosen" className={`flex ${styles.filters} ${className}`}>
      {children}
    </nav>
  );
}

/** The part that is shown stands on a red bar. `of` names what is counted, for who cannot see the list. */
export function Filter(props: {
  to: string;
  current: boolean;
  label: string;
  icon?: IconName;
  count?: number;
  of?: string;
}) {
  const { to, current, label, icon, count, of } = props;
  return (
    <a
      href={to}
      aria-current={current ? "true" : undefined}
      className={`display flex-none relative items-center flex gap-2 ${styles.filter}`}
    >
      {icon && <Icon name={icon} />}
      {label}
      {count !== undefined && (
        <span className="figures text-quiet text-fine">
          <span className="sr-only">, {of}: </span>
          {count}
        </span>
      )}
    </a>
  );
}
