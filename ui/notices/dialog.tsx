import type { ButtonHTMLAttributes, ReactNode } from "react";
import modalStyles from "./modal.module.css";
import styles from "./dialog.module.css";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: T extends HTMLElement ? "show-modal" | "close" : never;
    commandfor?: string;
  }
}

/** A button that opens the dialog with this id, with or without script. */
export function OpensDialog(props: { dialog: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { dialog, ...rest } = props;
  return <button type="button" aria-haspopup="dialog" {...rest} command="show-modal" commandfor={dialog} />;
}

export function Dialog(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={`on-white p-5 ${modalStyles.modal} ${styles.card}`}
    >
      <button type="button" className={styles.close} aria-label="Close" command="close" commandfor={id}>
        ×
      </button>
      <h2 id={`${id}-title`} className="text-head mb-6">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
