import { PhotoChooser } from "#desk/pictures/upload/photo-chooser.tsx";

/** In a person's form: the current portrait, and a field for a new one. */
export function PortraitField(props: {
  name: string;
  src: string | null;
  /** It was chosen in a form that was refused. */
  wasRefused: boolean;
}) {
  const { name, src, wasRefused } = props;
  return (
    <fieldset className="stack gap-2">
      <legend className="strong">Portrait</legend>
      {src && (
        <div className="row items-center">
          <img src={src} alt={`Portrait of ${name}`} width={96} height={120} />
          <a className="link tap" href={`/desk/pictures/person?name=${encodeURIComponent(name)}&from=form`}>
            Crop
          </a>
        </div>
      )}
      {wasRefused && (
        <p className="strong text-accent">
          Choose the portrait again. A form that is refused keeps no files.
        </p>
      )}
      <PhotoChooser
        label={src ? "Take or choose another photo" : "Take or choose a photo"}
        isPortrait
        chosen="Not saved yet. Save this form to use it as the portrait."
      />
    </fieldset>
  );
}
