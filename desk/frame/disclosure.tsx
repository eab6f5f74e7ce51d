import type { ReactNode } from "react";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

/** Content behind a line with a chevron, or behind a button. */
export function Disclosure(props: {
  label: ReactNode;
  id?: string;
  /** Of several with the same name, one is open at a time. */
  name?: string;
  open?: boolean;
  button?: boolean;
  children: ReactNode;
}) {
  const { label, id, name, open, button, children } = props;
  return (
    <details id={id} name={name} open={open}>
      <summary className={button ? buttonClass({ variant: "ink" }) : "tap strong flex items-center gap-2"}>
        {label}
        <Icon name="down" size={4} />
      </summary>
      {children}
    </details>
  );
}
