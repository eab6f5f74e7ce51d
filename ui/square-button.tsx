import type { ButtonHTMLAttributes } from "react";
import { Icon, type IconName, type IconSize } from "#ui/pictures/icon.tsx";
import styles from "./square-button.module.css";

type Mark = { icon: IconName; size?: IconSize; label: string; className?: string };

/** An icon to press; its words are heard, not seen. */
export function SquareButton(props: Mark & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { icon, size, label, className = "", ...rest } = props;
  return (
    <button
      type="button"
      className={`grid flex-none ${styles.square} ${className}`}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}

export function SquareLink(props: Mark & { to: string }) {
  const { icon, size, label, className = "", to } = props;
  return (
    <a href={to} className={`grid flex-none ${styles.square} ${className}`} aria-label={label}>
      <Icon name={icon} size={size} />
    </a>
  );
}
