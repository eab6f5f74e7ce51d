import { useRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: T extends HTMLElement ? "show-modal" | "close" : never;
    commandfor?: string;
  }
}

/** For browsers that don't know `command` yet; where they do, the browser itself has acted. */
function act(event: MouseEvent<HTMLButtonElement>) {
  const button: Element = event.currentTarget;
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "close") dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** A plain button that opens the dialog with this id, before script too. */
export function OpensDialog(props: { dialog: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { dialog, ...rest } = props;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      command="show-modal"
      commandfor={dialog}
      onClick={act}
    />
  );
}

export function ClosesDialog(props: { dialog: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { dialog, ...rest } = props;
  return <button type="button" {...rest} command="close" commandfor={dialog} onClick={act} />;
}

/** `full` fills the screen in ink (pictures); otherwise a card with a title. */
export function Dialog(props: {
  id: string;
  title: string;
  full?: boolean;
  onClose?: () => void;
  children: ReactNode;
}) {
  const { id, title, full, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <dialog
      ref={dialog}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={full ? "dialog-full on-ink" : "dialog on-white"}
      onClose={onClose}
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
