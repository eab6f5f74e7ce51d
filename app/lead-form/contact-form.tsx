import { Field, Select } from "#app/ui/field.tsx";
import { bounds, interests } from "#leads/lead-fields.ts";
import { LeadForm, type Phone } from "./lead-form.tsx";
import { SharedFields } from "./shared-fields.tsx";

export function ContactForm({ phone }: { phone: Phone }) {
  return (
    <LeadForm form="contact" phone={phone} button="Send Message">
      {(faults, typed) => (
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
              label="I'm interested in"
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
      )}
    </LeadForm>
  );
}
