import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import styles from "./button.module.css";

type Style = {
  /** solid: the one call to action. ink: dark, beside a solid one. line: outlined in the ground's own ink. listed: the same, one of many. */
  variant?: "solid" | "ink" | "line" | "listed" | "bone";
  size?: "md" | "lg" | "long";
  className?: string;
};
type Inside = { icon?: IconName; children: ReactNode };

/** For what looks like a button and is another element. */
export function buttonClass({ variant = "solid", size = "md", className = "" }: Style) {
  return `${styles.button} ${styles[variant]} ${size === "md" ? "" : styles.large} ${size === "long" ? styles.long : ""} ${className}`;
}

export function Button(props: Style & Inside & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { variant, size, icon, className, children, type = "button", ...rest } = props;
  return (
    // Whoever uses it says otherwise: a button that is silent about it sends nothing.
    // oxlint-disable-next-line react/button-has-type
    <button type={type} className={buttonClass({ variant, size, className })} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}

export function ButtonLink(
  props: Style & Inside & { to: string; newTab?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>,
) {
  const { variant, size, icon, className, children, to, newTab, ...rest } = props;
  return (
    <a href={to} className={buttonClass({ variant, size, className })} {...inTab(newTab)} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
      {newTab && <NewTab />}
    </a>
  );
}

/** A quiet link in capitals with an arrow that walks on hover. */
export function ArrowLink(props: {
  to: string;
  children: ReactNode;
  className?: string;
  stretch?: boolean;
  newTab?: boolean;
}) {
  const { to, children, className = "", stretch, newTab } = props;
  return (
    <a href={to} className={`${styles.arrow} ${stretch ? "stretch" : ""} ${className}`} {...inTab(newTab)}>
      {children}
      <Icon name={newTab ? "external" : "arrow"} />
      {newTab && <NewTab />}
    </a>
  );
}

const inTab = (newTab?: boolean) => (newTab ? { target: "_blank", rel: "noopener" } : {});

function NewTab() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
