import sprite from "./icons.svg?url";

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

/** One 1.6 KB sprite for the whole site. Give `label` only where the icon is the only word. */
export function Icon(props: { name: IconName | Capitalize<IconName>; className?: string; label?: string }) {
  const { name, className = "size-5", label } = props;
  return (
    <svg
      className={`inline-block shrink-0 ${className}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name.toLowerCase()}`} />
    </svg>
  );
}
