import type { ReactNode } from "react";
import { Field, TextArea } from "#ui/forms/field.tsx";
import { bounds, type FieldErrors, type Typed } from "#leads/lead-fields.ts";

/** What both forms ask after the name: how to reach the visitor, anything else, the message. */
export function SharedFields(props: {
  faults: FieldErrors;
  typed: Typed;
  phoneRequired?: boolean;
  children?: ReactNode;
}) {
  const { faults, typed, phoneRequired = false, children } = props;
  return (
    <>
      <Field
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={bounds.email}
        defaultValue={typed.email}
        error={faults.email}
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        required={phoneRequired}
        autoComplete="tel"
        maxLength={bounds.phone}
        defaultValue={typed.phone}
        error={faults.phone}
      />
      {children}
      <TextArea
        label="Message"
        name="message"
        required
        dir="auto"
        className="full-row"
        defaultValue={typed.message}
        error={faults.message}
      />
      <Field
        label="How did you hear about us?"
        name="heardFrom"
        maxLength={bounds.heardFrom}
        className="full-row"
        defaultValue={typed.heardFrom}
        error={faults.heardFrom}
      />
    </>
  );
}
