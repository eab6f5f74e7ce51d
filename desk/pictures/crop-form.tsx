import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { type Crop, MAX_ZOOM } from "#ui/pictures/crop.ts";
import { Form } from "#desk/frame/form.tsx";
import styles from "./crop-form.module.css";

export const cropLabels = { across: "Left to right", down: "Top to bottom", closer: "Zoom" };

/** Chooses the part of a photo that is shown: by sliders or, with script, by dragging. */
export function CropForm(props: {
  /** The URLs of the current picture and of the uncropped photo. */
  shown: string;
  original: string;
  alt: string;
  shape: { width: number; height: number };
  crop: Crop;
  children?: ReactNode;
}) {
  const { shown, original, alt, shape, crop, children } = props;
  return (
    <Form className="stack" data-behavior="crop">
      <div
        className={`relative clip ${styles.frame} ${shape.height > shape.width ? styles.tall : ""}`}
        data-original={original}
      >
        <img src={shown} alt={alt} width={shape.width} height={shape.height} />
      </div>
      <div className="stack gap-2">
        <Slider name="across" value={crop.across} most={100} />
        <Slider name="down" value={crop.down} most={100} />
        <Slider name="closer" value={crop.closer} least={100} most={MAX_ZOOM} />
      </div>
      {children}
      <Button type="submit" variant="ink" name="act" value="crop">
        Save crop
      </Button>
    </Form>
  );
}

function Slider(props: { name: keyof Crop; value: number; least?: number; most: number }) {
  const { name, value, least = 0, most } = props;
  return (
    <label className={`strong grid items-center ${styles.slider}`}>
      {cropLabels[name]}
      <input type="range" className="full-width" name={name} min={least} max={most} defaultValue={value} />
    </label>
  );
}
