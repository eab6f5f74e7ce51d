import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FileField } from "#ui/forms/file-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

/** Uploads photos. With script, each has its own description and progress; without, all get the same description. */
export function PhotosForm(props: {
  once: string;
  label: string;
  /** Why each photo needs the text. */
  why: string;
  most: number;
  words: string | undefined;
  back: string;
  /** Where the first of the added photos is shown. */
  shown: string;
}) {
  const { once, label, why, most, words, back, shown } = props;
  const description = { label, name: "alt", required: true, maxLength: most };
  return (
    <form method="post" encType="multipart/form-data" className="stack measure" data-behavior="photos">
      <input type="hidden" name="once" value={once} />
      <FileField
        label="Take or choose photos"
        icon="camera"
        name="photo"
        accept="image/*,.heic,.heif"
        multiple
        required
      />
      <p className="text-quiet">{why}</p>
      <div data-shared className="stack gap-2">
        <Field {...description} defaultValue={words} />
        <noscript>
          <p className="text-quiet">
            All photos get the same description; you can edit each one below. The limit is 50 MB in total.
          </p>
        </noscript>
      </div>
      <ul data-chosen hidden className="stack" />
      <template>
        <li>
          <div role="group" tabIndex={-1} className="on-white stack gap-3 p-5">
            <div className="flex gap-4 items-center">
              <img alt="" width={84} height={84} />
              <p>
                <b className="strong block" data-name />
                <span className="text-quiet" data-size />
              </p>
            </div>
            <Field {...description} />
            <p role="alert" hidden className="strong text-accent" />
            <div data-progress hidden>
              <progress max={1} aria-label="Progress" className="full-width" />
              <p className="strong flex items-center gap-2">
                <span data-step />
                <span data-tick hidden>
                  <Icon name="check" />
                </span>
              </p>
            </div>
            <Button variant="line">Remove</Button>
          </div>
        </li>
      </template>
      <p role="status" />
      <a data-added hidden href={shown} className="link tap">
        Show the added photos
      </a>
      <div className="row gap-3">
        <Button type="submit" size="lg">
          Add photos
        </Button>
        <ButtonLink to={back} size="lg" variant="line">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
