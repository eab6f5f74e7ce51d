import { useEffect, useRef } from "react";
import { fieldId } from "./field.tsx";
import styles from "./error-summary.module.css";

/** `label` names the field, if the message does not. */
type FieldError = { name: string; label?: string; message: string };

export function errorText({ label, message }: Omit<FieldError, "name">): string {
  return label ? `${label}: ${message}` : message;
}

/** Above a rejected form: takes the focus and links to each invalid field. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      className={`p-5 ${styles.box}`}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- moves the focus to the errors without script
      autoFocus
      aria-labelledby="error-summary"
    >
      <h2 id="error-summary" className="text-sub">
        There is a problem
      </h2>
      <ul className="stack gap-2">
        {errors.map(({ name, ...error }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} className="link strong text-accent">
              {errorText(error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
