import { Field, TextArea } from "#app/ui/field.tsx";
import { bounds } from "#leads/lead-fields.ts";
import { LeadForm, type Phone } from "./lead-form.tsx";

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
            required
            autoComplete="tel"
            maxLength={bounds.phone}
            defaultValue={typed.phone}
            error={faults.phone}
          />
          <TextArea
            label="Message"
            name="message"
            required
            dir="auto"
            className="sm:col-span-2"
            defaultValue={typed.message}
            error={faults.message}
          />
          <Field
            label="How did you hear about us?"
            name="heardFrom"
            maxLength={bounds.heardFrom}
            className="sm:col-span-2"
            defaultValue={typed.heardFrom}
            error={faults.heardFrom}
          />
        </>
      )}
    </LeadForm>
  );
}
