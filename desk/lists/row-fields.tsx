import { Field, Select, TextArea } from "#ui/forms/field.tsx";

export type AskedField = {
  name: string;
  label: string;
  required: boolean;
  help?: string;
  kind?: "text" | "long" | "date" | "time" | "number" | "url";
  choices?: readonly (readonly [value: string, label: string])[];
  first?: string;
};

/** A row's cells as a form, in the gym's words. */
export function RowFields(props: {
  fields: readonly AskedField[];
  typed: Readonly<Record<string, string>>;
  faults: readonly { name: string; message: string }[];
}) {
  const { fields, typed, faults } = props;
  return fields.map(({ help, ...field }) => (
    <div key={field.name}>
      <Control
        {...field}
        value={typed[field.name] ?? ""}
        error={faults.find(({ name }) => name === field.name)?.message}
      />
      {help && <p className="text-quiet mt-2">{help}</p>}
    </div>
  ));
}

function Control(props: Omit<AskedField, "help" | "first"> & { value: string; error: string | undefined }) {
  const { name, label, required, kind = "text", choices, value, error } = props;
  const shared = { name, label, error, required, defaultValue: value };
  if (kind === "long") return <TextArea {...shared} dir="auto" rows={7} />;
  if (!choices) return <Field {...shared} {...manner[kind]} />;
  const known = choices.some(([one]) => one === value);
  return (
    <Select {...shared}>
      {!known && <option value={value}>{value || "Choose"}</option>}
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  );
}

// An old row may hold what a browser's own field would not take: only what it can always show has a kind of its own.
const manner = {
  text: {},
  date: { type: "date" },
  time: { type: "time" },
  number: { inputMode: "numeric" },
  url: { inputMode: "url" },
} as const;
