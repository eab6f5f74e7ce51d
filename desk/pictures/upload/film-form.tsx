import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FileField } from "#ui/forms/file-field.tsx";

/** Uploads a film. With script the browser converts it where needed, and takes its first picture. */
export function FilmForm(props: {
  once: string;
  maxSeconds: number;
  maxBytes: number;
  alt: string | undefined;
}) {
  const { once, maxSeconds, maxBytes, alt } = props;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="stack"
      data-behavior="film"
      data-max-seconds={maxSeconds}
      data-max-bytes={maxBytes}
    >
      <input type="hidden" name="once" value={once} />
      <FileField label="Take or choose a film" icon="camera" name="film" accept="video/*" required shown />
      <p className="text-quiet">It plays without sound, for at most {maxSeconds} seconds.</p>
      <div data-poster className="stack gap-2">
        <FileField
          label="Choose the first picture"
          icon="camera"
          name="firstPicture"
          accept="image/*,.heic,.heif"
          required
        />
        <p className="text-quiet">A photo that visitors see until the film plays.</p>
      </div>
      <Field
        label="Description for people who can’t see it"
        name="filmAlt"
        required
        maxLength={300}
        defaultValue={alt}
      />
      <progress hidden max={1} aria-label="Preparing" className="full-width" />
      <p role="status" className="text-quiet" />
      <p role="alert" hidden className="strong text-accent" />
      <Button type="submit" size="lg">
        Use this film
      </Button>
    </form>
  );
}
