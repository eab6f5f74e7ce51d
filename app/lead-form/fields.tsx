import type { ReactNode } from "react";
import { Field, Select, TextArea } from "#ui/forms/field.tsx";
import { bounds, interests, type FieldErrors, type Typed } from "#leads/lead-fields.ts";

type Props = { errors: FieldErrors; typed: Typed };

export function ContactFields({ errors, typed }: Props) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        required
        autoComplete="name"
        maxLength={bounds.name}
        dir="auto"
        defaultValue={typed.name}
        error={errors.name}
      />
      <SharedFields errors={errors} typed={typed}>
        <Select
          label="I’m interested in"
          name="interest"
          defaultValue={typed.interest ?? interests[0]}
          error={errors.interest}
        >
          {interests.map((interest) => (
            <option key={interest} value={interest}>
              {interest}
            </option>
          ))}
        </Select>
      </SharedFields>
    </>
  );
}

export function JiuJitsuFields({ errors, typed }: Props) {
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
        error={errors.firstName}
      />
      <Field
        label="Last name"
        name="lastName"
        required
        autoComplete="family-name"
        maxLength={bounds.name}
        dir="auto"
        defaultValue={typed.lastName}
        error={errors.lastName}
      />
      <SharedFields errors={errors} typed={typed} phoneRequired />
    </>
  );
}

function SharedFields(props: Props & { phoneRequired?: boolean; children?: ReactNode }) {
  const { errors, typed, phoneRequired = false, children } = props;
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
        error={errors.email}
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        required={phoneRequired}
        autoComplete="tel"
        maxLength={bounds.phone}
        defaultValue={typed.phone}
        error={errors.phone}
      />
      {children}
      <TextArea
        label="Message"
        name="message"
        required
        dir="auto"
        className="full-row"
        defaultValue={typed.message}
        error={errors.message}
      />
      <Field
        label="How did you hear about us?"
        name="heardFrom"
        maxLength={bounds.heardFrom}
        className="full-row"
        defaultValue={typed.heardFrom}
        error={errors.heardFrom}
      />
    </>
  );
}
