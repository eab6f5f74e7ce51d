import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { type Crop, MOST_CLOSER } from "#ui/pictures/crop.ts";
import styles from "./cut-form.module.css";

/** Which part of a photograph stays in view: by sliders, and with script by dragging in the frame. */
export function CutForm(props: {
  /** The address of what is shown now, and of the whole photograph. */
  shown: string;
  original: string;
  alt: string;
  shape: { width: number; height: number };
  cut: Crop;
  children?: ReactNode;
}) {
  const { shown, original, alt, shape, cut, children } = props;
  return (
    <form method="post" className="stack" data-behavior="cut">
      <div className={`relative clip ${styles.frame}`} data-original={original}>
        <img src={shown} alt={alt} width={shape.width} height={shape.height} />
      </div>
      <div className="stack gap-2">
        <Slider name="across" label="Left to right" value={cut.across} most={100} />
        <Slider name="down" label="Top to foot" value={cut.down} most={100} />
        <Slider name="closer" label="Closer" value={cut.closer} least={100} most={MOST_CLOSER} />
      </div>
      {children}
      <Button type="submit" variant="ink" name="act" value="cut">
        Save this part
      </Button>
    </form>
  );
}

function Slider(props: { name: string; label: string; value: number; least?: number; most: number }) {
  const { name, label, value, least = 0, most } = props;
  return (
    <label className={`strong grid items-center ${styles.slider}`}>
      {label}
      <input type="range" name={name} min={least} max={most} defaultValue={value} />
    </label>
  );
}
