import { Field } from "#app/ui/field.tsx";
import { bounds } from "#leads/lead-fields.ts";
import { LeadForm, type Phone } from "./lead-form.tsx";
import { SharedFields } from "./shared-fields.tsx";

export function JiuJitsuForm({ phone }: { phone: Phone }) {
  return (
    <LeadForm form="jiu-jitsu" phone={phone} button="Send Message">
      {(faults, typed) => (
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
      )}
    </LeadForm>
  );
}
