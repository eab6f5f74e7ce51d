import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import styles from "./photo-form.module.css";

/** Takes or drops one photograph; with script it is made smaller on the phone first, and shows how far it has come. */
export function PhotoForm(props: { label: string; once: string; children?: ReactNode }) {
  const { label, once, children } = props;
  return (
    <form method="post" encType="multipart/form-data" className="stack" data-behavior="photo">
      <input type="hidden" name="once" value={once} />
      <Field
        label="Take or choose a photograph"
        name="photo"
        type="file"
        accept="image/*,.heic,.heif"
        required
        className={styles.file}
      />
      {children}
      <progress hidden max={1} aria-label="Sending" className="full-width" />
      <p data-making role="status" hidden className="text-quiet">
        It has arrived, and is made ready.
      </p>
      <p role="alert" hidden className="strong text-accent" />
      <Button type="submit" size="lg">
        {label}
      </Button>
    </form>
  );
}
