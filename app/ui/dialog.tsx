import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./icon.tsx";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: T extends HTMLElement ? "show-modal" | "close" : never;
    commandfor?: string;
  }
}

/** A plain button that opens the dialog with this id, before script too. */
export function OpensDialog(props: { dialog: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { dialog, ...rest } = props;
  return <button type="button" aria-haspopup="dialog" {...rest} command="show-modal" commandfor={dialog} />;
}

export function ClosesDialog(props: { dialog: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { dialog, ...rest } = props;
  return <button type="button" {...rest} command="close" commandfor={dialog} />;
}

/** `full` fills the screen in ink (pictures); otherwise a card with a title. */
export function Dialog(props: { id: string; title: string; full?: boolean; children: ReactNode }) {
  const { id, title, full, children } = props;
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={full ? "dialog-full on-ink" : "dialog on-white"}
    >
      <header className="dialog-head">
        <h2 id={`${id}-title`} className={full ? "sr-only" : "text-head"}>
          {title}
        </h2>
        <ClosesDialog dialog={id} className="square-button" aria-label="Close">
          <Icon name="close" className="size-6" />
        </ClosesDialog>
      </header>
      {children}
    </dialog>
  );
}
