import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import styles from "./asked-frame.module.css";

/**
 * A page within the page that loads only when it is asked for. Before that stand its stand-in and a link;
 * without script the link goes to the very same page.
 */
export function AskedFrame(props: {
  src: string;
  title: string;
  ask: string;
  icon?: IconName;
  variant?: "solid" | "ink";
  allow?: string;
  /** Shapes the place; the frame fills it. */
  className?: string;
  /** Places the link. */
  askClassName?: string;
  children: ReactNode;
}) {
  const {
    src,
    title,
    ask,
    icon,
    variant = "solid",
    allow,
    className = "",
    askClassName = "",
    children,
  } = props;
  return (
    <div className={`relative clip ${styles.asked} ${className}`} data-behavior="asked-frame">
      {children}
      <ButtonLink to={src} variant={variant} size="lg" className={`${styles.link} ${askClassName}`}>
        {icon && <Icon name={icon} />}
        {ask}
      </ButtonLink>
      <template>
        {/* Our own page, or one that the gym has chosen and that needs its own origin to work. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe src={src} title={title} allow={allow} data-asked="" className="cover" />
      </template>
    </div>
  );
}
