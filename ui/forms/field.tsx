import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import styles from "./field.module.css";

type Shared = {
  label: string;
  name: string;
  /** As in the error summary, without the label. */
  error?: string | undefined;
  help?: string | undefined;
  className?: string | undefined;
};

/** The error summary links to it. */
export const fieldId = (name: string) => `field-${name.replaceAll(" ", "-")}`;

/** Connects a control with its label, help and error. */
function fieldAttributes({ name, error, help }: Shared) {
  const id = fieldId(name);
  return {
    id,
    name,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ") || undefined,
  };
}

function Frame(props: Shared & { optional: boolean; children: ReactNode }) {
  const { label, name, error, help, className, optional, children } = props;
  const id = fieldId(name);
  return (
    <div className={className}>
      <label htmlFor={id} className={`strong block ${styles.label}`}>
        {label}
        {optional && <span className={`text-quiet ${styles.optional}`}> (optional)</span>}
      </label>

      {children}
      {error && (
        <p id={`${id}-error`} className="strong text-accent mt-2">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-quiet mt-2">
          {help}
        </p>
      )}
    </div>
  );
}

export function Field(props: Shared & InputHTMLAttributes<HTMLInputElement>) {
  const { label, name, error, help, className, ...rest } = props;
  const shared = { label, name, error, help, className };
  return (
    <Frame {...shared} optional={!rest.required}>
      <input type="text" className={`full-width ${styles.control}`} {...rest} {...fieldAttributes(shared)} />
    </Frame>
  );
}

export function TextArea(props: Shared & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { label, name, error, help, className, ...rest } = props;
  const shared = { label, name, error, help, className };
  return (
    <Frame {...shared} optional={!rest.required}>
      <textarea rows={5} className={`full-width ${styles.control}`} {...rest} {...fieldAttributes(shared)} />
    </Frame>
  );
}

export function Select(props: Shared & { optional?: boolean } & SelectHTMLAttributes<HTMLSelectElement>) {
  const { label, name, error, help, className, optional = false, children, ...rest } = props;
  const shared = { label, name, error, help, className };
  return (
    <Frame {...shared} optional={optional}>
      <select
        className={`full-width ${styles.control} ${styles.select}`}
        {...rest}
        {...fieldAttributes(shared)}
      >
        {children}
      </select>
    </Frame>
  );
}
