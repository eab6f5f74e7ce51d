import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

type Look = {
  /** solid: the one call to action. ink: dark, beside a solid one. line: outlined in the ground's own ink. */
  look?: "solid" | "ink" | "line" | "bone";
  size?: "md" | "lg";
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

function classes({ look = "solid", size = "md", className = "" }: Omit<Look, "children">) {
  return `btn btn-${look} ${size === "lg" ? "btn-lg" : ""} ${className}`;
}

function Inside({ icon, children }: Pick<Look, "icon" | "children">) {
  return (
    <span className="btn-in">
      {children}
      {icon && <Icon name={icon} />}
    </span>
  );
}

export function Button(props: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { look, size, icon, className, children, type = "button", ...rest } = props;
  return (
    // Whoever uses it says otherwise: a button that is silent about it sends nothing.
    // oxlint-disable-next-line react/button-has-type
    <button type={type} className={classes({ look, size, className })} {...rest}>
      <Inside icon={icon}>{children}</Inside>
    </button>
  );
}

/** Pages of the site go through the router; files, #anchors, tel: and other sites are plain links. */
function isPage(to: string) {
  return to.startsWith("/") && !/^[^?#]*\.\w+/.test(to);
}

export function ButtonLink(props: Look & { to: string; newTab?: boolean }) {
  const { to, newTab, icon, children, ...look } = props;
  const inside = <Inside icon={icon}>{children}</Inside>;
  if (isPage(to)) {
    return (
      <a href={to} className={classes(look)}>
        {inside}
      </a>
    );
  }
  return (
    <a href={to} className={classes(look)} {...(newTab && { target: "_blank", rel: "noopener" })}>
      {inside}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}

/** A quiet link in capitals with an arrow that walks on hover. */
export function ArrowLink(props: { to: string; children: ReactNode; className?: string; stretch?: boolean }) {
  const { to, children, className = "", stretch } = props;
  const inside = (
    <>
      {children}
      <Icon name="arrow" className="arrow-link-tip size-5" />
    </>
  );
  const look = `arrow-link ${stretch ? "stretch" : ""} ${className}`;
  return isPage(to) ? (
    <a href={to} className={look}>
      {inside}
    </a>
  ) : (
    <a href={to} className={look}>
      {inside}
    </a>
  );
}
