import styles from "./icon.module.css";

export type IconName =
  | "activity"
  | "alert"
  | "arrow"
  | "back"
  | "baseball"
  | "basketball"
  | "calendar"
  | "check"
  | "climb"
  | "clock"
  | "close"
  | "directions"
  | "door"
  | "down"
  | "dumbbell"
  | "external"
  | "facebook"
  | "football"
  | "grid"
  | "heart"
  | "info"
  | "instagram"
  | "left"
  | "mail"
  | "menu"
  | "minus"
  | "pause"
  | "phone"
  | "pin"
  | "play"
  | "plus"
  | "quote"
  | "right"
  | "rows"
  | "soccer"
  | "star"
  | "tiktok"
  | "track"
  | "user"
  | "users"
  | "view"
  | "volleyball";

/** In quarters of a rem. */
export type IconSize = 4 | 5 | 6 | 7;

/** An icon of the sprite in every document (root.tsx). Set `label` only where the icon has no text next to it. */
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
      width={side}
      height={side}
      className={`${styles.icon} ${className}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#icon-${name.toLowerCase()}`} />
    </svg>
  );
}
