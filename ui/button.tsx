import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, use } from "react";
import { LinkFilter } from "#ui/link-filter.ts";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import styles from "./button.module.css";

type Style = {
  /** solid: the main call to action. ink: dark, next to a solid one. line: outlined. listed: outlined, one of many. */
  variant?: "solid" | "ink" | "line" | "listed" | "bone";
  size?: "md" | "lg";
  className?: string;
};
type Content = { icon?: IconName; children: ReactNode };

/** For other elements that look like a button. */
export function buttonClass({ variant = "solid", size = "md", className = "" }: Style) {
  return `${styles.button} ${styles[variant]} ${size === "md" ? "" : styles.large} ${className}`;
}

export function Button(props: Style & Content & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { variant, size, icon, className, children, type = "button", ...rest } = props;
  return (
    // oxlint-disable-next-line react/button-has-type -- it defaults to "button"
    <button type={type} className={buttonClass({ variant, size, className })} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}

export function ButtonLink(
  props: Style & Content & { to: string; newTab?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>,
) {
  const { variant, size, icon, className, children, to, newTab, ...rest } = props;
  if (!use(LinkFilter)(to)) return null;
  return (
    <a href={to} className={buttonClass({ variant, size, className })} {...tabAttributes(newTab)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
      {newTab && <NewTab />}
    </a>
  );
}

/** For buttons that look like an ArrowLink. */
export const arrowClass = styles.arrow;

/** A quiet link in capitals; its arrow moves on hover. */
export function ArrowLink(
  props: { to: string; stretch?: boolean; newTab?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>,
) {
  const { to, children, className = "", stretch, newTab, ...rest } = props;
  if (!use(LinkFilter)(to)) return null;
  return (
    <a
      href={to}
      className={`${styles.arrow} ${stretch ? "stretch" : ""} ${className}`}
      {...tabAttributes(newTab)}
      {...rest}
    >
      {children}
      <Icon name={newTab ? "external" : "arrow"} />
      {newTab && <NewTab />}
    </a>
  );
}

const tabAttributes = (newTab?: boolean) => (newTab ? { target: "_blank", rel: "noopener" } : {});

function NewTab() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
