import { leadStages } from "#db/schema/lead-table.ts";
import { capital } from "#domain/text.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Form, FormButton } from "#desk/frame/form.tsx";
import { Button } from "#ui/button.tsx";
import { Field, Select } from "#ui/forms/field.tsx";
import styles from "./message-forms.module.css";

/** A form with one button; `act` names the operation (change-message.server.ts). */
export function ActionButton(props: {
  act: string;
  label: string;
  variant?: "solid" | "ink" | "line";
  value?: string;
}) {
  const { act, label, variant = "line", value } = props;
  return (
    <FormButton
      form={{ className: "fill" }}
      {...(value !== undefined && { fields: { value } })}
      variant={variant}
      name="act"
      value={act}
      className="full-width"
    >
      {label}
    </FormButton>
  );
}

export function AssignForm(props: { assigned: string; people: { email: string; name: string }[] }) {
  const { assigned, people } = props;
  const isOnTeam = people.some(({ email }) => email === assigned);
  return (
    <Form className="row items-end" data-behavior="choice" autoComplete="off">
      <Select label="Assigned to" name="person" className="fill" defaultValue={assigned}>
        <option value="">Nobody</option>
        {assigned && !isOnTeam && <option value={assigned}>{`${assigned} (not on the team)`}</option>}
        {people.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="line" name="act" value="assign">
        Assign
      </Button>
    </Form>
  );
}

export function StageForm({ stage }: { stage: string }) {
  return (
    <Form className="row items-end" data-behavior="choice" autoComplete="off">
      <Select label="Stage" name="stage" className="fill" defaultValue={stage}>
        {leadStages.map((name) => (
          <option key={name} value={name}>
            {capital(name)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="line" name="act" value="stage">
        Save stage
      </Button>
    </Form>
  );
}

/** On a picked date, the message comes back at 9 AM. */
export function SnoozeButtons(props: {
  isSnoozed: boolean;
  until: string;
  choices: string[];
  firstDay: string;
}) {
  const { isSnoozed, until, choices, firstDay } = props;
  return (
    <fieldset className="stack gap-3">
      <legend className="strong">{isSnoozed ? `Snoozed until ${until}` : "Remind me"}</legend>
      {isSnoozed ? (
        <div className="mt-2">
          <ActionButton act="later" label="Unsnooze" value="" />
        </div>
      ) : (
        <>
          <div className={`row gap-2 mt-2 ${styles.buttons}`}>
            {choices.map((label) => (
              <ActionButton key={label} act="later" label={label} value={label} />
            ))}
          </div>
          <Disclosure label="Pick a date">
            <Form className="row items-end">
              <Field label="Date" name="value" type="date" required min={firstDay} className="fill" />
              <Button type="submit" variant="line" name="act" value="later">
                Remind me
              </Button>
            </Form>
          </Disclosure>
        </>
      )}
    </fieldset>
  );
}
