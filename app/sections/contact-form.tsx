import { Field, Select, TextArea } from "#app/ui/field.tsx";
import { bounds, interests } from "#leads/lead-fields.ts";
import { LeadForm, type Phone } from "./lead-form.tsx";

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
            autoComplete="tel"
            maxLength={bounds.phone}
            defaultValue={typed.phone}
            error={faults.phone}
          />
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
