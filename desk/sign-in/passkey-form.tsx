import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

/** Uses or creates a passkey, the only part of the desk that needs script: it enables the button. */
export function PasskeyForm(props: {
  task: "make" | "take";
  options: object;
  label: string;
  children?: ReactNode;
}) {
  const { task, options, label, children } = props;
  return (
    <form
      method="post"
      className="stack"
      data-behavior="passkey"
      data-task={task}
      data-options={JSON.stringify(options)}
    >
      {children}
      <input type="hidden" name="answer" />
      <p role="alert" hidden className="strong text-accent" />
      <Button type="submit" size="lg" className="scripted" disabled>
        {label}
      </Button>
      <noscript>
        <p className="strong">Passkeys need JavaScript. Turn it on, then reload this page.</p>
      </noscript>
    </form>
  );
}
