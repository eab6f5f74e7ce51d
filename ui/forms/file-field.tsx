import type { InputHTMLAttributes } from "react";
import { buttonClass } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import { fieldId } from "./field.tsx";
import styles from "./file-field.module.css";

/** A button that chooses a file, which can also be dropped on it. `shown` writes the name of the file below it. */
export function FileField(
  props: {
    label: string;
    name: string;
    icon?: IconName;
    shown?: boolean;
  } & InputHTMLAttributes<HTMLInputElement>,
) {
  const { label, name, icon = "file", shown = false, ...rest } = props;
  return (
    <div data-behavior={shown ? "file-name" : undefined}>
      <label className={buttonClass({ variant: "line", className: `row full-width ${styles.file}` })}>
        <Icon name={icon} />
        {label}
        <input type="file" id={fieldId(name)} name={name} {...rest} />
      </label>
      {shown && <p role="status" className="strong mt-2" />}
    </div>
  );
}
