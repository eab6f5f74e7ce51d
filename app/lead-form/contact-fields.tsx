import { Field, Select } from "#ui/forms/field.tsx";
import { bounds, interests, type FieldErrors, type Typed } from "#leads/lead-fields.ts";
import { SharedFields } from "./shared-fields.tsx";

export function ContactFields({ faults, typed }: { faults: FieldErrors; typed: Typed }) {
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
        error={faults.name}
      />
      <SharedFields faults={faults} typed={typed}>
        <Select
          label="I’m interested in"
          name="interest"
          defaultValue={typed.interest ?? interests[0]}
          error={faults.interest}
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
