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

/** From the sprite that the root draws into every document. Give `label` only where the icon is the only word. */
export function Icon(props: { name: IconName | Capitalize<IconName>; className?: string; label?: string }) {
  const { name, className = "size-5", label } = props;
  return (
    <svg
      className={`inline-block shrink-0 ${className}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#icon-${name.toLowerCase()}`} />
    </svg>
  );
}
