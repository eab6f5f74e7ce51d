import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Says that something is missing, went wrong or went well, with one thing to do about it. */
export function Notice(props: {
  kind?: "info" | "error" | "done";
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  const { kind = "info", title, children, action, className = "" } = props;
  const icon = { info: "info", error: "alert", done: "check" } as const;
  return (
    <div
      className={`notice notice-${kind} ${className}`}
      role={kind === "error" ? "alert" : kind === "done" ? "status" : undefined}
    >
      <Icon name={icon[kind]} className="notice-icon size-7" />
      <div>
        <p className="display text-sub">{title}</p>
        {children && <div className="mt-2 text-quiet">{children}</div>}
        {action && <div className="mt-5">{action}</div>}
      </div>
    </div>
  );
}
