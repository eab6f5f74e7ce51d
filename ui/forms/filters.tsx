import type { ReactNode } from "react";
import { plural } from "#domain/text.ts";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import styles from "./filters.module.css";

/** Links to the parts or views of a list. With an `id`, they can link to themselves and keep the scroll position. */
export function Filters(props: { id?: string; label: string; className?: string; children: ReactNode }) {
  const { id, label, className = "", children } = props;
  return (
    <nav id={id} aria-label={label} className={className}>
      <ul data-behavior="scroll-to-current" className={`flex ${styles.filters}`}>
        {children}
      </ul>
    </nav>
  );
}

/** `unit` names what is counted, for screen readers: "class" for 1, "classes" otherwise. */
export function Filter(props: {
  to: string;
  current: boolean;
  label: string;
  icon?: IconName;
  count?: number;
  unit?: [one: string, many: string];
}) {
  const { to, current, label, icon, count, unit } = props;
  return (
    <li className="flex-none">
      <a
        href={to}
        aria-current={current ? "true" : undefined}
        className={`display relative items-center flex gap-2 ${styles.filter}`}
      >
        {icon && <Icon name={icon} />}
        {label}
        {count !== undefined && (
          <span className="figures text-quiet text-fine">
            {count}
            {unit && <span className="sr-only"> {plural(count, ...unit)}</span>}
          </span>
        )}
      </a>
    </li>
  );
}
