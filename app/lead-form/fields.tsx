import { interests } from "#content/interests.ts";
import { Field, Select, TextArea } from "#ui/forms/field.tsx";
import { bounds, questionsIn, type FieldErrors, type LeadForm, type Typed } from "#leads/lead-fields.ts";

/** The jiu-jitsu form asks for both names and requires a phone number. */
export function LeadFields(props: { form: LeadForm; errors: FieldErrors; typed: Typed }) {
  const { form, errors, typed } = props;
  const isContact = form === "contact";
  const field = (name: keyof Typed) => ({ name, defaultValue: typed[name], error: errors[name] });
  const nameField = { required: true, maxLength: bounds.name, dir: "auto" } as const;
  return (
    <>
      {isContact ? (
        <Field label="Name" {...field("name")} {...nameField} autoComplete="name" />
      ) : (
        <>
          <Field label="First name" {...field("firstName")} {...nameField} autoComplete="given-name" />
          <Field label="Last name" {...field("lastName")} {...nameField} autoComplete="family-name" />
        </>
      )}
      <Field
        label="Email"
        {...field("email")}
        type="email"
        required
        autoComplete="email"
        maxLength={bounds.email}
      />
      <Field
        label="Phone"
        {...field("phone")}
        type="tel"
        required={!isContact}
        autoComplete="tel"
        maxLength={bounds.phone}
      />
      {isContact && (
        <Select
          label="I’m interested in"
          {...field("interest")}
          defaultValue={typed.interest ?? interests[0]}
        >
          {interests.map((interest) => (
            <option key={interest} value={interest}>
              {interest}
            </option>
          ))}
        </Select>
      )}
      <TextArea label="Message" {...field("message")} required dir="auto" className="full-row" />
      {questionsIn(form).map(({ name, label, maxLength = bounds.answer, choices }) => {
        const shared = { label, ...field(name), className: "full-row" };
        return choices ? (
          <Select key={name} {...shared} optional>
            {["", ...choices].map((choice) => (
              <option key={choice} value={choice}>
                {choice || "Please choose"}
              </option>
            ))}
          </Select>
        ) : (
          <Field key={name} {...shared} maxLength={maxLength} />
        );
      })}
    </>
  );
}
