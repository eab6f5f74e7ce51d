import { Button } from "#ui/button.tsx";
import { FileField } from "#ui/forms/file-field.tsx";
import styles from "./photo-chooser.module.css";

/** A field for one photo. With script, the chosen photo is shown in its place until it is saved. */
export function PhotoChooser(props: {
  label: string;
  required?: boolean;
  isPortrait?: boolean;
  chosen: string;
}) {
  const { label, required = false, isPortrait = false, chosen } = props;
  return (
    <div data-behavior="chosen-photo">
      <div data-field>
        <FileField
          label={label}
          icon="camera"
          name="photo"
          accept="image/*,.heic,.heif"
          required={required}
          {...(isPortrait && { "data-behavior": "shrink" })}
        />
      </div>
      <div data-chosen hidden className="row items-center">
        <img
          alt="What you chose"
          width={120}
          height={150}
          className={isPortrait ? styles.portrait : undefined}
        />
        <div className="stack gap-2">
          <p className="strong" role="status" data-name />
          <p className="text-quiet">{chosen}</p>
          <div className="row gap-2">
            <Button variant="line" data-another>
              Choose another
            </Button>
            <Button variant="line" data-remove aria-label="Remove this photo">
              Remove
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
