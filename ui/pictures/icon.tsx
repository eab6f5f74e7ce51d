import { icons } from "./icons.tsx";
import styles from "./icon.module.css";

export type IconName = keyof typeof icons;

/** In quarters of a rem. */
export type IconSize = 4 | 5 | 6 | 7;

/** Set `label` only where the icon has no text next to it. */
export function Icon(props: {
  name: IconName | Capitalize<IconName>;
  size?: IconSize;
  className?: string;
  label?: string;
}) {
  const { name, size = 5, className = "", label } = props;
  const side = `${size / 4}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      className={`${styles.icon} ${className}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {icons[name.toLowerCase() as IconName]}
    </svg>
  );
}
