import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

/**
 * A page within the page that loads only when it is asked for. Before that stand its stand-in and a link;
 * without script the link goes to the very same page.
 */
export function AskedFrame(props: {
  src: string;
  title: string;
  ask: string;
  icon?: IconName;
  look?: "solid" | "ink";
  allow?: string;
  /** Shapes the place; the frame fills it. */
  className?: string;
  /** Places the link. */
  askClassName?: string;
  children: ReactNode;
}) {
  const { src, title, ask, icon, look = "solid", allow, className = "", askClassName = "", children } = props;
  return (
    <div className={`asked ${className}`} data-hand="asked-frame">
      {children}
      <a href={src} className={`btn btn-${look} btn-lg asked-link ${askClassName}`}>
        <span className="btn-in">
          {icon && <Icon name={icon} />}
          {ask}
        </span>
      </a>
      <template>
        {/* Our own page, or one that the gym has chosen and that needs its own origin to work. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe src={src} title={title} allow={allow} allowFullScreen data-asked="" className="asked-frame" />
      </template>
    </div>
  );
}
