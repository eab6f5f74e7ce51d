import { dayField, readDays } from "#domain/schedule/week-hours.ts";
import { fieldId } from "#ui/forms/field.tsx";
import control from "#ui/forms/field.module.css";
import { dayParts } from "./week-parts.ts";
import styles from "./week-field.module.css";

/** The hours of each day: from, until, or not staffed. */
export function WeekField(props: {
  name: string;
  label: string;
  help: string | undefined;
  value: string;
  errors: readonly { name: string; message: string }[];
}) {
  const { name, label, help, value, errors } = props;
  return (
    <fieldset id={fieldId(name)} aria-describedby={help && `${fieldId(name)}-help`}>
      <legend className="strong">{label}</legend>
      {help && (
        <p id={`${fieldId(name)}-help`} className="text-quiet">
          {help}
        </p>
      )}
      <div className="ruled">
        {readDays(value).map(({ day, opens, closes, isStaffed }) => {
          const id = fieldId(dayField(name, day));
          const parts = dayParts(name, day);
          const error = errors.find((one) => one.name === dayField(name, day))?.message;
          const time = {
            type: "time",
            className: control.control,
            "aria-invalid": error ? (true as const) : undefined,
            "aria-describedby": error && `${id}-error`,
          };
          return (
            <div
              key={day}
              className={`grid items-center ${styles.day}`}
              role="group"
              aria-labelledby={`${id}-day`}
            >
              <span id={`${id}-day`} className="strong">
                {day}
              </span>
              <label className="tap">
                <input type="checkbox" name={parts.none} value="yes" defaultChecked={!isStaffed} /> Not
                staffed
              </label>
              <span className={`grid gap-2 items-center ${styles.times}`}>
                <input {...time} id={id} name={parts.from} defaultValue={opens} aria-label="From" />
                <span aria-hidden="true">to</span>
                <input {...time} name={parts.until} defaultValue={toInput(closes)} aria-label="Until" />
              </span>
              {error && (
                <p id={`${id}-error`} className="strong text-accent">
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A field for a time has no 24:00. */
const toInput = (time: string) => (time === "24:00" ? "00:00" : time);
