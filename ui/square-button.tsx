import type { ButtonHTMLAttributes } from "react";
import { Icon, type IconName, type IconSize } from "#ui/pictures/icon.tsx";
import styles from "./square-button.module.css";

type IconProps = { icon: IconName; size?: IconSize; label: string; className?: string };

/** A button with an icon and a label for screen readers. */
export function SquareButton(props: IconProps & ButtonHTMLAttributes<HTMLButtonElement>) {
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

export function SquareLink(props: IconProps & { to: string }) {
  const { icon, size, label, className = "", to } = props;
  return (
    <a href={to} className={`grid flex-none ${styles.square} ${className}`} aria-label={label}>
      <Icon name={icon} size={size} />
    </a>
  );
}
