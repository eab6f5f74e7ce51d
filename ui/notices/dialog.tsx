import type { ButtonHTMLAttributes, ReactNode } from "react";
import { SquareButton } from "#ui/square-button.tsx";
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
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className={`on-white p-6 ${styles.card}`}>
      <header className="flex justify-between gap-4 mb-6">
        <h2 id={`${id}-title`} className="text-head">
          {title}
        </h2>
        <SquareButton icon="close" size={6} label="Close" command="close" commandfor={id} />
      </header>
      {children}
    </dialog>
  );
}
