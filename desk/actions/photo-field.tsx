import { fieldId } from "#ui/forms/field.tsx";
import type { PhotoChoice } from "./photo-choices.server.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import shared from "#desk/pictures/thumbnail.module.css";
import styles from "./photo-field.module.css";

const NO_PHOTO: PhotoChoice = { key: "", title: "No photo", src: null };
/** With "No photo", a dozen. */
const FEW = 11;

/** Chooses one of the gym's photos by radio buttons, so that it works without script and by keyboard. */
export function PhotoField(props: {
  name: string;
  label: string;
  help: string | undefined;
  value: string;
  error: string | undefined;
  choices: readonly PhotoChoice[];
}) {
  const { name, label, help, value, error, choices } = props;
  const known = choices.find(({ key }) => key === value);
  const current = value === "" ? null : (known ?? { key: value, title: "Another photo", src: null });
  const offered = current && !known ? [current, ...choices] : choices;
  return (
    <fieldset id={fieldId(name)} aria-describedby={help && `${fieldId(name)}-help`} className="stack gap-2">
      <legend className="strong">
        {`${label} `}
        <span className="text-quiet">(optional)</span>
      </legend>
      {error && <p className="strong text-accent">{error}</p>}
      {help && (
        <p id={`${fieldId(name)}-help`} className="text-quiet">
          {help}
        </p>
      )}
      {current && (
        <p className="row items-center">
          {current.src && <img src={current.src} alt="" width={96} height={72} loading="lazy" />}
          <span>{current.title}</span>
        </p>
      )}
      <Disclosure label={current ? "Choose another photo" : "Choose a photo"} open={error !== undefined}>
        <Choices name={name} value={value} photos={[NO_PHOTO, ...offered.slice(0, FEW)]} />
        {offered.length > FEW && (
          <Disclosure label="More photos">
            <Choices name={name} value={value} photos={offered.slice(FEW)} />
          </Disclosure>
        )}
      </Disclosure>
    </fieldset>
  );
}

function Choices(props: { name: string; value: string; photos: readonly PhotoChoice[] }) {
  const { name, value, photos } = props;
  return (
    <div className={`grid gap-3 ${styles.choices}`}>
      {photos.map((photo) => (
        <Choice key={photo.key} name={name} photo={photo} isChosen={photo.key === value} />
      ))}
    </div>
  );
}

function Choice({ name, photo, isChosen }: { name: string; photo: PhotoChoice; isChosen: boolean }) {
  const { key, title, src } = photo;
  return (
    <label className={`on-white ${styles.choice}`}>
      {src ? (
        <img
          src={src}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          className={`block full-width ${shared.thumbnail}`}
        />
      ) : (
        <span className={`block full-width ${shared.thumbnail}`} />
      )}
      <span className={`text-fine flex items-start gap-2 ${styles.title}`}>
        <input type="radio" name={name} value={key} defaultChecked={isChosen} className="flex-none" />{" "}
        <span className="two-lines">{title}</span>
      </span>
    </label>
  );
}
