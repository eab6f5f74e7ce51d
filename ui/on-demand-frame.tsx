import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import styles from "./on-demand-frame.module.css";

/** An iframe that loads on click, behind a placeholder and a link. Without script the link opens the same page. */
export function OnDemandFrame(props: {
  src: string;
  title: string;
  label: string;
  icon?: IconName;
  variant?: "solid" | "bone";
  allow?: string;
  /** Sets the size; the iframe fills it. */
  className?: string;
  /** Positions the link. */
  linkClassName?: string;
  /** The placeholder. */
  children: ReactNode;
}) {
  const { src, title, label, icon, variant = "solid", allow } = props;
  const { className = "", linkClassName = "", children } = props;
  return (
    <div className={`relative clip ${styles.frame} ${className}`} data-behavior="on-demand-frame">
      {children}
      <ButtonLink to={src} variant={variant} size="lg" className={`${styles.link} ${linkClassName}`}>
        {icon && <Icon name={icon} />}
        {label}
      </ButtonLink>
      <template>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- an external embed needs its own origin */}
        <iframe src={src} title={title} allow={allow} data-on-demand="" className="cover" />
      </template>
    </div>
  );
}
