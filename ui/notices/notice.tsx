import type { ReactNode } from "react";
import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./notice.module.css";

/** A status message with an optional action. */
export function Notice(props: {
  kind?: "info" | "warning" | "error" | "done";
  /** A few words. Sentences are children. */
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** Takes the focus without script. */
  focused?: boolean;
}) {
  const { kind = "info", title, children, action, className = "", focused } = props;
  const icon = { info: "info", warning: "alert", error: "alert", done: "check" } as const;
  return (
    <div
      className={`flex gap-4 p-5 ${styles.notice} ${kind === "warning" || kind === "error" ? styles.urgent : ""} ${className}`}
      tabIndex={focused ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- moves the focus to the message without script
      autoFocus={focused}
      // A focused message is read anyway.
      role={kind === "error" ? "alert" : kind === "done" && !focused ? "status" : undefined}
    >
      <Icon name={icon[kind]} size={7} />
      <div className="flow">
        {title && <p className="display text-sub">{title}</p>}
        {children && <div className={title ? "text-quiet" : undefined}>{children}</div>}
        {action && <div>{action}</div>}
      </div>
    </div>
  );
}
