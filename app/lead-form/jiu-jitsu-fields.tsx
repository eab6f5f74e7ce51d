import { Field } from "#ui/forms/field.tsx";
import { bounds, type FieldErrors, type Typed } from "#leads/lead-fields.ts";
import { SharedFields } from "./shared-fields.tsx";

export function JiuJitsuFields({ faults, typed }: { faults: FieldErrors; typed: Typed }) {
  return (
    <>
      <Field
        label="First name"
        name="firstName"
        required
        autoComplete="given-name"
        maxLength={bounds.name}
        dir="auto"
        defaultValue={typed.firstName}
        error={faults.firstName}
      />
      <Field
        label="Last name"
        name="lastName"
        required
        autoComplete="family-name"
        maxLength={bounds.name}
        dir="auto"
        defaultValue={typed.lastName}
        error={faults.lastName}
      />
      <SharedFields faults={faults} typed={typed} phoneRequired />
    </>
  );
}
