import { leadStages } from "#db/schema/lead-table.ts";
import { capital } from "#domain/text.ts";
import { Form, FormButton } from "#desk/frame/form.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/field.tsx";

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
  return (
    <Form className="row items-end" data-behavior="choice" autoComplete="off">
      <Select label="Assigned to" name="person" className="fill" defaultValue={assigned}>
        <option value="">Nobody</option>
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

export function SnoozeButtons(props: { isSnoozed: boolean; until: string; choices: string[] }) {
  const { isSnoozed, until, choices } = props;
  return (
    <div className="row">
      <p className="strong full-width">{isSnoozed ? `Snoozed until ${until}` : "Remind me"}</p>
      {isSnoozed ? (
        <ActionButton act="later" label="Unsnooze" value="" />
      ) : (
        choices.map((label) => <ActionButton key={label} act="later" label={label} value={label} />)
      )}
    </div>
  );
}
