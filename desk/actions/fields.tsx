import { capital, typographic } from "#domain/text.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Field, fieldId, Select, TextArea } from "#ui/forms/field.tsx";
import type { FieldFacts } from "#operations/operation.ts";
import { OTHER } from "./other-field.ts";
import type { PhotoChoice } from "./photo-choices.server.ts";
import { PhotoField } from "./photo-field.tsx";
import { WeekField } from "./week-field.tsx";
import type { Suggestions } from "./suggestions.server.ts";

export type FormField = FieldFacts & { name: string; required: boolean };

type Fields = {
  fields: readonly FormField[];
  typed: Readonly<Record<string, string>>;
  errors: readonly { name: string; message: string }[];
  suggestions?: Suggestions;
  photos?: readonly PhotoChoice[];
};

/** The fields of an operation or a row, with their help and errors. */
export function FormFields(props: Fields) {
  const { fields, typed, errors } = props;
  const rare = fields.filter((field) => field.rare);
  const isUsed = rare.some(
    ({ name, first = "" }) => (typed[name] ?? first) !== first || errors.some((error) => error.name === name),
  );
  return (
    <>
      <Controls {...props} fields={fields.filter((field) => !field.rare)} />
      {rare.length > 0 && (
        <Disclosure label="More options" open={isUsed}>
          <Controls {...props} fields={rare} />
        </Disclosure>
      )}
    </>
  );
}

function Controls({ fields, typed, errors, suggestions = {}, photos = [] }: Fields) {
  const controls = fields.map(({ help, first = "", ...field }) => (
    <div key={field.name} className={isLong(field) ? "full-row" : undefined}>
      <Control
        {...field}
        help={help && capital(typographic(help))}
        value={typed[field.name] ?? first}
        error={errors.find(({ name }) => name === field.name)?.message}
        suggestions={field.suggest && suggestions[field.suggest]}
        photos={photos}
        errors={errors}
      />
    </div>
  ));
  // Short fields are next to each other on wide screens.
  return <div className="columns halves gap-4">{controls}</div>;
}

const isLong = ({ kind }: FieldFacts) => kind === "long" || kind === "photo" || kind === "week";

type ControlProps = Omit<FormField, "help" | "first"> & {
  help: string | undefined;
  value: string;
  error: string | undefined;
  suggestions: Suggestions[keyof Suggestions];
  photos: readonly PhotoChoice[];
  errors: Fields["errors"];
};

function Control(props: ControlProps) {
  const {
    name,
    label,
    required,
    kind = "text",
    choices,
    help,
    value,
    error,
    suggest,
    suggestions = [],
  } = props;
  const shared = { name, label, error, help, required, defaultValue: value };
  if (kind === "flag") return <Flag {...props} />;
  if (kind === "photo") return <PhotoField {...{ name, label, help, value, error }} choices={props.photos} />;
  if (kind === "week") return <WeekField {...{ name, label, help, value }} errors={props.errors} />;
  if (kind === "long") return <TextArea {...shared} dir="auto" rows={7} />;
  if (suggest && !choices && suggestions.length > 0)
    return <SelectOrOther {...props} suggestions={suggestions} />;
  if (!choices) return <Field {...shared} {...inputAttributes[kind]} />;
  const offered = [...new Map([...choices, ...suggestions])];
  const known = offered.some(([one]) => one === value);
  return (
    <Select {...shared}>
      {!known && <option value={value}>{value || "Choose"}</option>}
      {offered.map(([one, words]) => (
        <option key={one} value={one}>
          {capital(words)}
        </option>
      ))}
    </Select>
  );
}

function Flag({ name, label, help, value }: ControlProps) {
  const id = fieldId(name);
  return (
    <div>
      <label className="tap" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={value !== ""}
          aria-describedby={help && `${id}-help`}
        />{" "}
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-quiet mt-2">
          {help}
        </p>
      )}
    </div>
  );
}

/** All existing values, and a field for another one. */
function SelectOrOther(props: ControlProps & { suggestions: NonNullable<ControlProps["suggestions"]> }) {
  const { name, label, required, help, value, error, suggestions } = props;
  const offered = [...new Map([...suggestions, ...(value ? [[value, value] as const] : [])])];
  return (
    <div>
      <Select {...{ name, label, error, help }} optional={!required} defaultValue={value}>
        <option value="">{required ? "Choose" : "None"}</option>
        {offered.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
      <Disclosure label="Other…">
        <Field name={`${name}${OTHER}`} label={`Other ${label.toLowerCase()}`} />
      </Disclosure>
    </div>
  );
}

// An old row may hold a number that a browser's own field would refuse.
const inputAttributes = {
  text: {},
  date: { type: "date" },
  time: { type: "time" },
  number: { inputMode: "numeric" },
  // The server adds https:// where it is missing.
  url: { inputMode: "url" },
  email: { type: "email" },
  tel: { type: "tel" },
  week: {},
  file: {},
  photo: {},
  hidden: {},
} as const;
