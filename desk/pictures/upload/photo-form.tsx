import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { PhotoChooser } from "./photo-chooser.tsx";

/** Uploads one photo. With script the phone shrinks it first, and a bar shows the progress. */
export function PhotoForm(props: { label: string; once: string; children?: ReactNode }) {
  const { label, once, children } = props;
  return (
    <form method="post" encType="multipart/form-data" className="stack" data-behavior="photo">
      <input type="hidden" name="once" value={once} />
      <PhotoChooser label="Take or choose a photo" required chosen={`Not saved yet: press ${label}.`} />
      {children}
      <progress hidden max={1} aria-label="Uploading" className="full-width" />
      <p data-making role="status" hidden className="text-quiet">
        Uploaded. Processing…
      </p>
      <p role="alert" hidden className="strong text-accent" />
      <Button type="submit" size="lg">
        {label}
      </Button>
    </form>
  );
}
